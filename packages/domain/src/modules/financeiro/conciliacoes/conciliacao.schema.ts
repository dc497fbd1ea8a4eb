/**
 * The monthly conciliação of an account: balances on both sides, what differs, who signed. Months are civil, 'YYYY-MM';
 * signed centavos. Source: issue 4 (monthly conciliação); decision 027.
 */
import { field, impedimentos, listDefinition, param } from '@sede/domain/contract';
import { z } from 'zod';
import { TIPOS_VINCULO } from '../extratos/extrato.lists.ts';
import { mesCivil } from '../financeiro.schema.ts';
import { SEM_LINHA_ORDEM, SITUACOES_CONCILIACAO } from './conciliacao.lists.ts';
import { conciliacoesMotivos, type MotivoConciliacao } from './conciliacoes.messages.ts';

export const contaConciliadaSchema = z.object({
  idConta: z.string(),
  nome: z.string(),
  banco: z.string().nullable(),
  desabilitado: z.boolean(),
  conciliadaAte: z.string().nullable(),
  extratoAte: z.string().nullable().describe('Último dia de que há extrato'),
  pendentes: z.number().int().describe('Lançamentos do extrato que esperam'),
});
export type ContaConciliada = z.output<typeof contaConciliadaSchema>;

/** What was signed, reopened or typed of a month. */
export const assinaturaSchema = z.object({
  id: z.string(),
  versao: z.number().int(),
  assinada: z.boolean(),
  assinadaEm: z.string().nullable(),
  assinadaPorNome: z.string().nullable(),
  reabertaEm: z.string().nullable(),
  reabertaPorNome: z.string().nullable(),
  motivoReabertura: z.string().nullable(),
  saldoInformado: z.number().int().nullable(),
  ignoradosValor: z.number().int().nullable().describe('O que os lançamentos ignorados somavam ao assinar'),
  motivoIgnorados: z.string().nullable(),
});

/** A code, or a code with what its sentence says: days, counts, centavos. */
const motivo = z.union([
  z.enum(conciliacoesMotivos.codigos),
  z.object({
    codigo: z.enum(['ja_conciliada', 'extrato_curto', 'posterior_conciliado', 'conta_conciliada']),
    valores: z.object({ ate: z.string() }),
  }),
  z.object({
    codigo: z.enum(['pendentes', 'sem_justificativa']),
    valores: z.object({ quantos: z.number().int() }),
  }),
  z.object({ codigo: z.literal('diferenca'), valores: z.object({ valor: z.number().int() }) }),
]) satisfies z.ZodType<MotivoConciliacao>;

export const conciliacaoSchema = z.object({
  idConta: z.string(),
  nomeConta: z.string(),
  mes: z.string(),
  inicio: z.string(),
  fim: z.string(),
  situacao: z.enum(SITUACOES_CONCILIACAO),
  conciliadaAte: z.string().nullable(),
  registro: assinaturaSchema.nullable().describe('Nulo enquanto ninguém assinou nem informou o saldo'),
  saldoInicial: z.number().int().describe('No sistema, antes do mês'),
  entradas: z.number().int(),
  saidas: z.number().int(),
  saldoSistema: z.number().int(),
  saldoExtrato: z.number().int().nullable(),
  origemSaldo: z.enum(['arquivo', 'informado']).nullable(),
  dataSaldo: z.string().nullable().describe('Dia a cujo fim o banco deu o saldo, se veio de arquivo'),
  linhas: z.number().int().describe('Lançamentos do extrato no mês'),
  pendentes: z.number().int().describe('Até o fim do mês'),
  pendentesNoMes: z.number().int(),
  pendentesValor: z.number().int(),
  ignorados: z.number().int().describe('Até o fim do mês'),
  ignoradosValor: z.number().int(),
  ignoradosAExplicar: z
    .number()
    .int()
    .describe('Soma dos ignorados que nenhum mês assinado explica; se não for zero, assinar pede o motivo'),
  semLinha: z.number().int().describe('Soma dos movimentos do sistema sem lançamento até o fim do mês'),
  semLinhaQuantos: z.number().int(),
  semJustificativa: z.number().int(),
  semMovimento: z.number().int().describe('Soma dos lançamentos sem movimento até o fim do mês'),
  naoExplicado: z.number().int().nullable().describe('O que da diferença ninguém explica; nulo sem o saldo do extrato'),
  pode: impedimentos(['assinar', 'reabrir', 'informar'], motivo),
});
export type Conciliacao = z.output<typeof conciliacaoSchema>;

/** A movement of the system that the statement does not show up to the month's end. */
export const movimentoSemLinhaSchema = z.object({
  id: z.string(),
  tipo: z.enum(TIPOS_VINCULO),
  idRegistro: z.string(),
  data: z.string(),
  titulo: z.string(),
  detalhe: z.string().nullable(),
  valor: z.number().int(),
  compensadoEm: z.string().nullable().describe('Dia, depois do mês, em que o extrato o mostra'),
  justificativa: z.string().nullable(),
});
export type MovimentoSemLinha = z.output<typeof movimentoSemLinhaSchema>;

export const daContaNoMes = { idConta: param.id(), mes: mesCivil() };
export const semLinhaList = listDefinition({
  ...SEM_LINHA_ORDEM,
  filtros: daContaNoMes,
  porPaginaPadrao: 20,
});

export const informarSaldoFields = {
  idConta: field.id(),
  mes: mesCivil(),
  saldo: field.money({ negative: true }).nullable().describe('Nulo: volta a valer o dos arquivos'),
};
export const informarSaldoForm = z.strictObject({ saldo: informarSaldoFields.saldo });

export const justificarFields = {
  idConta: field.id(),
  tipo: z.enum(TIPOS_VINCULO),
  idRegistro: field.id(),
  motivo: field.optionalText(500).describe('Nulo: retira a justificativa'),
};

export const assinarFields = {
  idConta: field.id(),
  mes: mesCivil(),
  saldoSistema: field.money({ negative: true }).describe('O que foi visto: se mudou, nada se assina'),
  saldoExtrato: field.money({ negative: true }),
  motivoIgnorados: field.optionalText(500).optional().describe('Obrigatório quando a soma dos ignorados não é zero'),
};
