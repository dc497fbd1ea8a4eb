/**
 * Refusals, and texts of a theme's dialog, of its files and links, of its official data and its PDF, to the letter of the spec where it has them: no
 * first load of the list carries them. Source: spec 3 §5, §8; decisions-sindical-contratos-patrimonio (Words, Themes).
 */
import { defineErrors } from '@sede/domain/kernel';
import { MAX_ARQUIVOS_DO_CONTEXTO, MAX_POR_SECAO, MAX_TAGS_DO_TEMA } from './tema.lists.ts';
import { temasMotivos } from './temas.messages.ts';

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

export const passosMessages = {
  salvo: 'Tema salvo com sucesso!',
  gerais: 'Tema informações gerais salvo com sucesso!',
  erroCarregar: 'Erro ao carregar dados.',
  erroUpload: 'Erro ao fazer upload. Tente novamente.',
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
  arquivoCarregado: 'Arquivo carregado com sucesso!',
  arquivoExcluido: 'Arquivo excluído com sucesso!',
  linkSalvo: 'Link salvo com sucesso!',
  linkExcluido: 'Link excluído com sucesso!',
  urlInvalida: 'URL inválida. Ex: https://www.camara.leg.br',
  tagsDemais: `No máximo ${MAX_TAGS_DO_TEMA} tags.`,
  tagRepetida: 'A mesma tag está duas vezes.',
  repetido: 'O mesmo interessado está duas vezes.',
  siglaInvalida: 'Use só letras.',
  processoInexistente: 'O processo não existe mais.',
  autoridadeInexistente: 'A autoridade não existe mais.',
  contextoInexistente: 'O registro não existe mais.',
  umContexto: 'Informe um item ou uma ação, não os dois.',
  nenhumProcesso: 'Nenhum processo encontrado',
} as const;
