/**
 * Which page of the manual explains which screen: one list, by route, with the heading where it begins.
 *
 * Every route of the program stands here, an address of one that has a page of its own besides, and every page exists
 * (tested). Source: issue 3 (Staff manual).
 */
import { matchPattern } from '#platform/routing/match.ts';

/** Route pattern → 'página' or 'página#título'. */
export const AJUDA_DAS_TELAS: Readonly<Record<string, string>> = {
  '/': 'acesso',
  '/pw-forget': 'acesso#esqueci-minha-senha',
  '/nova-senha': 'acesso#esqueci-minha-senha',
  '/account': 'acesso#minha-conta',
  '/profile': 'inicio',
  '/ajuda': 'README',
  '/ajuda/:pagina': 'README',
  '/financial': 'painel',
  '/financial/relatorio': 'painel#relatório-de-despesas',
  '/financial/graficos': 'painel#análise-de-despesas',
  '/financial/projecao': 'painel#projeção-geral',
  '/financial/expenses': 'despesas',
  '/financial/despesas/aprovar': 'despesas#aprovar',
  '/financial/despesas/:dataInicial/:dataFinal': 'despesas',
  '/financial/impostos-retidos': 'despesas#impostos-retidos',
  '/financial/recorrencias': 'recorrencias',
  '/financial/recorrencias/mes': 'recorrencias#confirmar-o-mês',
  '/financial/borderos': 'despesas#borderô',
  '/financial/borderos/:id': 'despesas#borderô',
  '/financial/beneficiarios': 'cadastros-financeiros',
  '/financial/itensdespesa': 'cadastros-financeiros',
  '/eventos': 'cadastros-financeiros#eventos',
  '/funcionarios': 'documentos-e-funcionarios#funcionários',
  '/financial/documentos': 'documentos-e-funcionarios',
  '/financial/transparencia': 'documentos-e-funcionarios#documentos-de-transparência',
  '/financial/contratos': 'documentos-e-funcionarios#contratos',
  '/financial/itensreceita': 'receitas#itens-de-receita',
  '/financial/acompanhamento': 'orcamento',
  '/financial/receitas': 'receitas',
  '/financial/contas': 'contas-bancarias',
  '/financial/contas/:id': 'contas-bancarias#extrato-da-conta',
  '/financial/transferencias': 'contas-bancarias#transferências',
  '/financial/suprimentos': 'suprimentos',
  '/financial/conciliacao': 'conciliacao',
  '/financial/conciliacao/:conta': 'conciliacao#conciliar-os-lançamentos',
  '/financial/extratos': 'conciliacao#procurar-um-lançamento',
  '/financial/fechamentos': 'fechamento',
  '/financial/prestacao-de-contas': 'fechamento#prestação-de-contas',
  '/financial/fechamentos/:mes': 'fechamento#antes-de-fechar',
  '/financial/receitas/graficos': 'receitas#relatório-de-receitas',
  '/roles': 'usuarios',
  '/juridico/escritorios': 'usuarios#escritórios',
  '/configuracoes': 'configuracoes',
  '/configuracoes/:secao': 'configuracoes#mudar-uma-configuração',
  '/configuracoes/copias': 'copias',
  '/configuracoes/emails': 'configuracoes#e-mails',
  '/configuracoes/saude': 'configuracoes#saúde-do-sistema',
  '/configuracoes/auditoria': 'configuracoes#auditoria',
  '/configuracoes/acessos': 'configuracoes#registro-de-acessos',
};

/** Address of the help for the screen at `pathname`; the whole manual where nothing is said of it. */
export function ajudaDe(pathname: string): string {
  const patterns = Object.keys(AJUDA_DAS_TELAS).filter((pattern) => matchPattern(pattern, pathname));
  const literal = (pattern: string) => pattern.split('/').filter((part) => !part.startsWith(':')).length;
  const [best] = patterns.toSorted((a, b) => literal(b) - literal(a));
  const page = (best && AJUDA_DAS_TELAS[best]) ?? 'README';
  return page === 'README' ? '/ajuda' : `/ajuda/${page}`;
}
