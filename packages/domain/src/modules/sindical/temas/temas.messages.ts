/** Texts of themes, to the letter of the spec where it has them. Source: spec 3 §2.10, §4, §5, §8; decisions-sindical-contratos-patrimonio (Words, Themes). */
import { defineErrors, defineMotivos, type MotivoDe, OBRIGATORIO, SO_CONSULTA } from '@sede/domain/kernel';
import { MAX_ARQUIVOS_DO_CONTEXTO, MAX_POR_SECAO, MAX_TAGS_DO_TEMA, type ParteDoTema } from './tema.lists.ts';
import { PAGINAS_DE_TEMAS } from './temas.name.ts';

export const temasMotivos = defineMotivos({
  so_consulta: SO_CONSULTA,
  encerrado: 'O acompanhamento do tema já está encerrado.',
  em_acompanhamento: 'O tema está em acompanhamento.',
});
export type MotivoDoTema = MotivoDe<typeof temasMotivos>;

const PELO_MENOS_UM: Readonly<Record<ParteDoTema, string>> = {
  itens: 'Pelo menos um item de destaque deve ser informado.',
  pessoas: 'Pelo menos uma pessoa/instituição deve ser informada.',
  processos: 'Pelo menos um processo deve ser informado.',
  acoes: 'Pelo menos uma ação deve ser informada.',
};

export const temasErrors = defineErrors('temas', {
  encerrado: { kind: 'state', message: temasMotivos.texto('encerrado') },
  em_acompanhamento: { kind: 'state', message: temasMotivos.texto('em_acompanhamento') },
  /** `campos` says which: flag → 'Pelo menos um…'. */
  incompleto: { kind: 'rule', message: 'Há passos do tema por completar.' },
  itens_demais: { kind: 'rule', message: `No máximo ${MAX_POR_SECAO} por seção.` },
  arquivos_demais: { kind: 'rule', message: `No máximo ${MAX_ARQUIVOS_DO_CONTEXTO} arquivos.` },
  links_demais: { kind: 'rule', message: `No máximo ${MAX_ARQUIVOS_DO_CONTEXTO} links.` },
  arquivo_repetido: {
    kind: 'conflict',
    message: ({ nome }: { nome: string }) => `O Arquivo ${nome} já foi carregado para este contexto.`,
  },
});

export const temasMessages = {
  ...PAGINAS_DE_TEMAS,
  obrigatorio: OBRIGATORIO,
  salvo: 'Tema salvo com sucesso!',
  gerais: 'Tema informações gerais salvo com sucesso!',
  naoExiste: 'Tema não existe... :(',
  erroCarregar: 'Erro ao carregar dados.',
  erroUpload: 'Erro ao fazer upload. Tente novamente.',
  confirmaSituacao: 'Confirma a execução desta operação?',
  confirmaExcluir: 'Confirma a exclusão permanente do tema?',
  confirmaArquivo: (nome: string) => `Confirma exclusão do documento ${nome}?`,
  confirmaLink: (nome: string) => `Confirma exclusão do link ${nome}?`,
  confirmaEsconder: (quantos: number) =>
    quantos === 1
      ? 'Há 1 registro nesta seção. Ele deixa de aparecer, e volta se a resposta for Sim. Continuar?'
      : `Há ${quantos} registros nesta seção. Eles deixam de aparecer, e voltam se a resposta for Sim. Continuar?`,
  usarEmenta: 'Usar ementa',
  confirmaEmenta: 'A ementa oficial toma o lugar da descrição do tema. O histórico guarda a de agora.',
  mesmaProposicao: (nome: string) => `${nome} já é a proposição de:`,
  resumoPdf: 'Resumo do tema',
  usoInterno: 'Uso interno',
  excluido: 'Tema excluído com sucesso!',
  encerrado: 'Acompanhamento encerrado.',
  reaberto: 'Encerramento cancelado.',
  arquivoCarregado: 'Arquivo carregado com sucesso!',
  arquivoExcluido: 'Arquivo excluído com sucesso!',
  linkSalvo: 'Link salvo com sucesso!',
  linkExcluido: 'Link excluído com sucesso!',
  urlInvalida: 'URL inválida. Ex: https://www.camara.leg.br',
  tagsDemais: `No máximo ${MAX_TAGS_DO_TEMA} tags.`,
  tagRepetida: 'A mesma tag está duas vezes.',
  repetido: 'O mesmo interessado está duas vezes.',
  proposicaoIncompleta: 'Informe casa, sigla, número e ano.',
  siglaInvalida: 'Use só letras.',
  processoInexistente: 'O processo não existe mais.',
  autoridadeInexistente: 'A autoridade não existe mais.',
  contextoInexistente: 'O registro não existe mais.',
  umContexto: 'Informe um item ou uma ação, não os dois.',
  nenhumProcesso: 'Nenhum processo encontrado',
  semRegistros: 'Sem registros para mostrar',
  custos: '--',
  peloMenosUm: PELO_MENOS_UM,
  vazio: 'Aqui fica a pauta político-sindical: cada tema com seus itens, pessoas, processos e ações do sindicato.',
} as const;
