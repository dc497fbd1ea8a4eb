/**
 * How the trail's entries read: per table, what staff call the record, what names it, and its fields.
 *
 * Fields are each module's own (`…_FIELDS`), so that trail, history, form and export say the same. A column that no field
 * names is shown by its own name, so that nothing that was written is left out; the platform's columns are not shown.
 * A new audited table needs one line here (a test walks the catalog). No zod. Source: issue 3 (audit trail, readable).
 */
import { describeValue, diffRecords, type FieldChange, type FieldSpecs, SEM_VALOR } from '@sede/domain/kernel';
import { PAPEL_FIELDS, USUARIO_FIELDS, VINCULO_ESCRITORIO_FIELDS } from '../../acesso/usuarios/usuario.lists.ts';
import { BENEFICIARIO_FIELDS } from '../../financeiro/beneficiarios/beneficiario.lists.ts';
import { BORDERO_DESPESA_FIELDS, BORDERO_FIELDS } from '../../financeiro/borderos/bordero.lists.ts';
import { CONCILIACAO_FIELDS, JUSTIFICATIVA_FIELDS } from '../../financeiro/conciliacoes/conciliacao.lists.ts';
import { CONTA_FIELDS } from '../../financeiro/contas-bancarias/conta-bancaria.lists.ts';
import {
  DESPESA_ANEXO_FIELDS,
  DESPESA_APROVACAO_FIELDS,
  DESPESA_FIELDS,
  RECOLHIMENTO_FIELDS,
} from '../../financeiro/despesas/despesa.lists.ts';
import { DOCUMENTO_FIELDS } from '../../financeiro/documentos/documento.lists.ts';
import { EVENTO_FIELDS } from '../../financeiro/eventos/evento.lists.ts';
import {
  EXTRATO_FIELDS,
  LANCAMENTO_FIELDS,
  LEIAUTE_FIELDS,
  VINCULO_FIELDS,
} from '../../financeiro/extratos/extrato.lists.ts';
import { FECHAMENTO_FIELDS } from '../../financeiro/fechamentos/fechamento.lists.ts';
import { funcionariosRegister } from '../../financeiro/funcionarios/funcionarios.register.ts';
import { ITEM_DESPESA_FIELDS } from '../../financeiro/itens-despesa/item-despesa.lists.ts';
import { ITEM_RECEITA_FIELDS } from '../../financeiro/itens-receita/item-receita.lists.ts';
import { PREVISAO_FIELDS } from '../../financeiro/orcamento/orcamento.lists.ts';
import { RECEITA_ANEXO_FIELDS, RECEITA_FIELDS } from '../../financeiro/receitas/receita.lists.ts';
import { RECORRENCIA_FIELDS, RECORRENCIA_MES_FIELDS } from '../../financeiro/recorrencias/recorrencia.lists.ts';
import { ENTRADA_FIELDS } from '../../financeiro/suprimentos/entrada.lists.ts';
import { TRANSFERENCIA_FIELDS } from '../../financeiro/transferencias/transferencia.lists.ts';
import { TRANSPARENCIA_FIELDS } from '../../financeiro/transparencia/documento-transparencia.lists.ts';
import { ESCRITORIO_FIELDS } from '../../juridico/escritorios/escritorio.lists.ts';
import { type ChaveConfiguracao, CONFIGURACOES, descreverConfiguracao } from '../configuracoes/index.ts';

interface Trilha {
  /** 'Beneficiário': the record, or the part of one, that a row of this table is. */
  rotulo: string;
  specs: FieldSpecs;
  /** Field by which people recognise the record. */
  nome?: string;
}

/** The file's own digest, size and place say nothing to a person. */
const ANEXO: FieldSpecs = {
  nome: { rotulo: 'Nome', tipo: 'texto' },
  usadoEm: { rotulo: 'Usado em', tipo: 'instante' },
  liberadoEm: { rotulo: 'Liberado em', tipo: 'instante' },
};
const LOGO: FieldSpecs = {
  largura: { rotulo: 'Largura', tipo: 'inteiro' },
  altura: { rotulo: 'Altura', tipo: 'inteiro' },
  sha256: { rotulo: 'Resumo da imagem', tipo: 'texto' },
};
const VISAO: FieldSpecs = {
  nome: { rotulo: 'Nome', tipo: 'texto' },
  lista: { rotulo: 'Lista', tipo: 'texto' },
  papeis: { rotulo: 'Compartilhada com', tipo: 'lista', valores: PAPEL_FIELDS.papel.valores },
};

export const TRILHAS: Readonly<Record<string, Trilha>> = {
  anexos: { rotulo: 'Arquivo', specs: ANEXO, nome: 'nome' },
  beneficiarios: { rotulo: 'Beneficiário', specs: BENEFICIARIO_FIELDS, nome: 'nomeBeneficiario' },
  borderos: { rotulo: 'Borderô', specs: BORDERO_FIELDS, nome: 'descricao' },
  borderos_despesas: { rotulo: 'Despesa de borderô', specs: BORDERO_DESPESA_FIELDS },
  conciliacoes: { rotulo: 'Conciliação', specs: CONCILIACAO_FIELDS, nome: 'mes' },
  conciliacoes_justificativas: { rotulo: 'Justificativa de movimento', specs: JUSTIFICATIVA_FIELDS, nome: 'motivo' },
  configuracoes: { rotulo: 'Configuração', specs: {} },
  contas_bancarias: { rotulo: 'Conta bancária', specs: CONTA_FIELDS, nome: 'nome' },
  despesas: { rotulo: 'Despesa', specs: DESPESA_FIELDS, nome: 'descricao' },
  despesas_anexos: { rotulo: 'Anexo de despesa', specs: DESPESA_ANEXO_FIELDS, nome: 'nome' },
  despesas_aprovacoes: { rotulo: 'Aprovação de despesa', specs: DESPESA_APROVACAO_FIELDS, nome: 'usuarioNome' },
  documentos: { rotulo: 'Documento', specs: DOCUMENTO_FIELDS, nome: 'nome' },
  documentos_transparencia: { rotulo: 'Documento de transparência', specs: TRANSPARENCIA_FIELDS, nome: 'nome' },
  entradas: { rotulo: 'Entrada de suprimentos', specs: ENTRADA_FIELDS, nome: 'descricao' },
  escritorios: { rotulo: 'Escritório', specs: ESCRITORIO_FIELDS, nome: 'nome' },
  eventos: { rotulo: 'Evento', specs: EVENTO_FIELDS, nome: 'nome' },
  extratos: { rotulo: 'Extrato', specs: EXTRATO_FIELDS, nome: 'nome' },
  extratos_lancamentos: { rotulo: 'Lançamento do extrato', specs: LANCAMENTO_FIELDS, nome: 'descricao' },
  extratos_leiautes: { rotulo: 'Colunas do extrato em CSV', specs: LEIAUTE_FIELDS },
  extratos_vinculos: { rotulo: 'Conciliação de lançamento', specs: VINCULO_FIELDS },
  fechamentos: { rotulo: 'Fechamento', specs: FECHAMENTO_FIELDS, nome: 'mes' },
  funcionarios: { rotulo: 'Funcionário', specs: funcionariosRegister.specs, nome: 'nome' },
  itens_despesa: { rotulo: 'Item de despesa', specs: ITEM_DESPESA_FIELDS, nome: 'nome' },
  itens_receita: { rotulo: 'Item de receita', specs: ITEM_RECEITA_FIELDS, nome: 'nome' },
  logotipos: { rotulo: 'Logotipo', specs: LOGO },
  papeis_usuario: { rotulo: 'Perfil de usuário', specs: PAPEL_FIELDS },
  previsoes_orcamentarias: { rotulo: 'Previsão orçamentária', specs: PREVISAO_FIELDS },
  receitas: { rotulo: 'Receita', specs: RECEITA_FIELDS, nome: 'descricao' },
  receitas_anexos: { rotulo: 'Anexo de receita', specs: RECEITA_ANEXO_FIELDS, nome: 'nome' },
  retencoes_recolhimentos: { rotulo: 'Recolhimento de imposto retido', specs: RECOLHIMENTO_FIELDS, nome: 'mes' },
  transferencias: { rotulo: 'Transferência', specs: TRANSFERENCIA_FIELDS, nome: 'data' },
  recorrencias: { rotulo: 'Despesa recorrente', specs: RECORRENCIA_FIELDS, nome: 'descricao' },
  recorrencias_meses: { rotulo: 'Mês de despesa recorrente', specs: RECORRENCIA_MES_FIELDS, nome: 'mes' },
  usuarios: { rotulo: 'Usuário', specs: USUARIO_FIELDS, nome: 'nome' },
  usuarios_escritorios: { rotulo: 'Escritório de usuário', specs: VINCULO_ESCRITORIO_FIELDS },
  visoes: { rotulo: 'Visão salva', specs: VISAO, nome: 'nome' },
  visoes_padrao: { rotulo: 'Visão padrão', specs: {} },
};

export const VALORES_ACAO = ['criar', 'alterar', 'excluir'] as const;
export const ACOES_AUDITORIA = [
  { valor: 'criar', rotulo: 'Criação' },
  { valor: 'alterar', rotulo: 'Alteração' },
  { valor: 'excluir', rotulo: 'Exclusão' },
] as const;

/** The trail's modules as staff call them, in the order of the filter. */
export const MODULOS_AUDITADOS = [
  { valor: 'usuarios', rotulo: 'Usuários' },
  { valor: 'configuracoes', rotulo: 'Configurações' },
  { valor: 'despesas', rotulo: 'Despesas' },
  { valor: 'borderos', rotulo: 'Borderôs' },
  { valor: 'recorrencias', rotulo: 'Despesas recorrentes' },
  { valor: 'receitas', rotulo: 'Receitas' },
  { valor: 'orcamento', rotulo: 'Acompanhamento orçamentário' },
  { valor: 'contasBancarias', rotulo: 'Contas bancárias' },
  { valor: 'transferencias', rotulo: 'Transferências' },
  { valor: 'suprimentos', rotulo: 'Suprimentos' },
  { valor: 'fechamentos', rotulo: 'Fechamentos' },
  { valor: 'extratos', rotulo: 'Extratos' },
  { valor: 'conciliacoes', rotulo: 'Conciliação bancária' },
  { valor: 'beneficiarios', rotulo: 'Beneficiários' },
  { valor: 'itensDespesa', rotulo: 'Itens de despesa' },
  { valor: 'itensReceita', rotulo: 'Itens de receita' },
  { valor: 'eventos', rotulo: 'Eventos' },
  { valor: 'funcionarios', rotulo: 'Funcionários' },
  { valor: 'documentos', rotulo: 'Documentos' },
  { valor: 'transparencia', rotulo: 'Transparência' },
  { valor: 'escritorios', rotulo: 'Escritórios' },
  { valor: 'anexos', rotulo: 'Arquivos' },
  { valor: 'visoes', rotulo: 'Visões salvas' },
] as const;

const ROTULOS_MODULO: ReadonlyMap<string, string> = new Map(MODULOS_AUDITADOS.map((m) => [m.valor, m.rotulo]));
export const rotuloDoModulo = (modulo: string): string => ROTULOS_MODULO.get(modulo) ?? modulo;
export const rotuloDaTabela = (tabela: string): string => TRILHAS[tabela]?.rotulo ?? tabela.replaceAll('_', ' ');

type Estado = Readonly<Record<string, unknown>> | null;
export interface EntradaCrua {
  tabela: string;
  acao: 'criar' | 'alterar' | 'excluir';
  /** Column names in camelCase. */
  antes: Estado;
  depois: Estado;
}

/** The platform's own columns. */
const TECNICAS = new Set([
  ...['id', 'versao', 'criadoEm', 'criadoPor', 'atualizadoEm', 'atualizadoPor', 'idOrigem', 'chave', 'sha256'],
  ...['tipoConteudo', 'tamanho', 'enviadoPor', 'modulo', 'emailVerificado', 'unico', 'grupoParcelas'],
]);
/** Whose row it is stands beside the entry. */
const DONO = new Set(['usuarioId', 'despesaId', 'receitaId', 'anexoId', 'idTransferencia']);
const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** 'numeroParcela' → 'Numero parcela': for a column that no field names. */
const nomeDaColuna = (campo: string): string => {
  const words = campo.replace(/([A-Z])/g, ' $1').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const texto = (value: unknown, names: ReadonlyMap<string, string>): string => {
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não';
  if (typeof value === 'string') return UUID.test(value) ? (names.get(value) ?? value) : value || SEM_VALOR;
  return value === null || value === undefined ? SEM_VALOR : JSON.stringify(value);
};

function daConfiguracao({ acao, antes, depois }: EntradaCrua): FieldChange[] {
  const chave = (depois ?? antes)?.chave as ChaveConfiguracao | undefined;
  if (chave === undefined) return [];
  if (!(chave in CONFIGURACOES))
    return [{ campo: chave, rotulo: chave, de: SEM_VALOR, para: texto(depois?.valor, new Map()) }];
  const { rotulo, padrao } = CONFIGURACOES[chave];
  const de = descreverConfiguracao(chave, acao === 'criar' ? padrao : antes?.valor);
  return [{ campo: chave, rotulo, de, para: descreverConfiguracao(chave, depois?.valor) }];
}

/** What an entry changed, field by field in words; of a beginning what it began with, of an end what stood there. */
export function mudancasDaEntrada(entrada: EntradaCrua, names: ReadonlyMap<string, string>): FieldChange[] {
  if (entrada.tabela === 'configuracoes') return daConfiguracao(entrada);
  const { tabela, antes, depois } = entrada;
  const specs = TRILHAS[tabela]?.specs ?? {};
  const known = diffRecords(specs, antes, depois, names);
  const others = [...new Set([...Object.keys(antes ?? {}), ...Object.keys(depois ?? {})])]
    .filter((campo) => !(campo in specs) && !TECNICAS.has(campo) && !DONO.has(campo))
    .filter((campo) => JSON.stringify(antes?.[campo] ?? null) !== JSON.stringify(depois?.[campo] ?? null))
    .map((campo) => ({
      campo,
      rotulo: nomeDaColuna(campo),
      de: texto(antes?.[campo], names),
      para: texto(depois?.[campo], names),
    }));
  // A record that began says nothing of what it began without, one that ended of what it had not.
  return [...known, ...others].filter(({ de, para }) => de !== para);
}

/** The record by the name that people know it by; '' when the entry has none. */
export function nomeDoRegistro({ tabela, antes, depois }: EntradaCrua, names: ReadonlyMap<string, string>): string {
  const row = depois ?? antes;
  if (!row) return '';
  if (tabela === 'configuracoes') {
    const chave = String(row.chave) as ChaveConfiguracao;
    return CONFIGURACOES[chave]?.rotulo ?? chave;
  }
  if (tabela === 'papeis_usuario' || tabela === 'usuarios_escritorios') return names.get(String(row.usuarioId)) ?? '';
  const campo = TRILHAS[tabela]?.nome;
  const spec =
    campo === undefined ? undefined : (TRILHAS[tabela]?.specs[campo] ?? { rotulo: '', tipo: 'texto' as const });
  return campo === undefined || spec === undefined || !row[campo] ? '' : describeValue(spec, row[campo], names);
}

/** Ids of other records in an entry, whose names the reader needs. */
export const referenciasDe = ({ antes, depois }: EntradaCrua): string[] =>
  [antes, depois].flatMap((row) =>
    Object.entries(row ?? {}).flatMap(([campo, value]) =>
      typeof value === 'string' && UUID.test(value) && !TECNICAS.has(campo) ? [value] : [],
    ),
  );
