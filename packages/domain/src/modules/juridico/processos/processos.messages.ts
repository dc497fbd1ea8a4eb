/**
 * Texts of cases, to the letter of the spec where it has them. Source: spec 3 §2.5, §4, §5, §8; decisions-legal (Two lists, Cases,
 * Sentences the text has not).
 */
import { defineErrors, defineMotivos, type MotivoDe, SO_CONSULTA } from '@sede/domain/kernel';
import { MAX_ANEXOS_DO_PROCESSO, type SituacaoDoProcesso, type TipoDeProcesso } from './processo.lists.ts';
import { NOVO_PROCESSO, PAGINAS_DE_PROCESSOS } from './processos.name.ts';

export const processosMotivos = defineMotivos({
  so_consulta: SO_CONSULTA,
  em_andamento: 'O processo está em andamento.',
  aguardando: 'O processo aguarda manifestação.',
  encerrado: 'O processo está encerrado.',
  excluido: 'O processo foi excluído.',
  de_outro: 'Só quem registrou o evento ou o jurídico pode mudá-lo.',
  com_anexos: 'O evento tem anexos: só o jurídico pode excluí-lo.',
});
export type MotivoDoProcesso = MotivoDe<typeof processosMotivos>;

/** Why an act that another situation allows is not possible now. */
export const MOTIVO_DA_SITUACAO: Readonly<Record<SituacaoDoProcesso, MotivoDoProcesso>> = {
  'Em andamento': 'em_andamento',
  'Aguardando manifestação': 'aguardando',
  Encerrado: 'encerrado',
  Excluído: 'excluido',
};

export const processosErrors = defineErrors('processos', {
  situacao: {
    kind: 'state',
    message: ({ situacao }: { situacao: SituacaoDoProcesso }) =>
      `A situação mudou para ${situacao}. Atualize a página.`,
  },
  /** `data`: `processoId` and `numero` of the other one; sent again with `confirmarRepetido` it is saved. */
  numero_repetido: { kind: 'conflict', message: 'Já existe um processo com este número neste escritório.' },
  numero_invalido: { kind: 'rule', message: 'Número CNJ inválido. Confira os dígitos.' },
  sem_digitos: { kind: 'rule', message: 'O número do processo precisa ter dígitos.' },
  sem_filiados: {
    kind: 'rule',
    message: 'Informe ao menos um filiado, ou marque filiados indeterminados.',
  },
  de_outro: { kind: 'forbidden', message: processosMotivos.texto('de_outro') },
  com_anexos: { kind: 'forbidden', message: processosMotivos.texto('com_anexos') },
  anexos_demais: { kind: 'rule', message: `No máximo ${MAX_ANEXOS_DO_PROCESSO} anexos.` },
});

/** What lists of cases say, and the acts of a row. */
export const processosMessages = {
  ...PAGINAS_DE_PROCESSOS,
  novo: (tipo: TipoDeProcesso) => NOVO_PROCESSO[tipo],
  erroCarregar: 'Erro ao carregar dados.',
  enviado: 'Processo enviado para manifestação com sucesso!',
  aguardando: (nomeCurto: string) => `Aguardando manifestação do ${nomeCurto}.`,
  encerrado: 'Processo encerrado com sucesso!',
  reaberto: 'Processo reaberto com sucesso!',
  excluido: 'Processo excluído com sucesso!',
  confirmaEnviar: (numero: string) => `Confirma o envio do processo ${numero} para manifestação?`,
  confirmaEncerrar: (numero: string) => `Confirma o encerramento do processo ${numero}?`,
  confirmaReabrir: (numero: string) => `Confirma a reabertura do processo ${numero}?`,
  confirmaExcluir: (numero: string) => `Confirma a exclusão do processo ${numero}?`,
  proximoPrazo: 'Próximo prazo',
  semPrazo: 'Sem próximo prazo',
  eMais: (quantos: number) => `e mais ${quantos}`,
  cadastrar: 'Novo processo',
  nenhumProcesso: 'Nenhum processo encontrado',
  enviar: 'Enviar para manifestação',
  manifestar: 'Adicionar manifestação',
  comentar: 'Comentar',
  novoEvento: 'Novo evento',
  indeterminados: 'Indeterminados',
  formatoAntigo: 'Formato antigo',
  aConferir: 'A conferir',
  vazio: 'Aqui ficam os processos judiciais e administrativos e os procedimentos que os escritórios conduzem.',
  vazioDoEscritorio: 'Aqui ficam os processos do seu escritório.',
} as const;
