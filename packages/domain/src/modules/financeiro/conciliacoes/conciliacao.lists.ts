/** A monthly conciliação's words: its states, and each field's label. No zod. Source: issue 4 (monthly conciliação). */
import { type FieldSpecs, listOrder } from '@sede/domain/kernel';
import { MOVIMENTO_ROTULOS } from '../contas-bancarias/conta-bancaria.lists.ts';

/** `coberta`: a later month of the account is signed, and holds this one too. */
export const SITUACOES_CONCILIACAO = ['aberta', 'assinada', 'coberta', 'em_curso'] as const;
export type SituacaoConciliacao = (typeof SITUACOES_CONCILIACAO)[number];
export const ROTULO_SITUACAO_CONCILIACAO: Readonly<Record<SituacaoConciliacao, string>> = {
  aberta: 'A conciliar',
  assinada: 'Conciliada',
  coberta: 'Conciliada com um mês posterior',
  em_curso: 'Mês em curso',
};

export const CONCILIACAO_FIELDS = {
  idConta: { rotulo: 'Conta', tipo: 'referencia' },
  mes: { rotulo: 'Mês', tipo: 'texto' },
  fim: { rotulo: 'Até', tipo: 'data' },
  saldoInformado: { rotulo: 'Saldo informado', tipo: 'dinheiro' },
  saldoSistema: { rotulo: 'Saldo no sistema', tipo: 'dinheiro' },
  saldoExtrato: { rotulo: 'Saldo no extrato', tipo: 'dinheiro' },
  ignoradosValor: { rotulo: 'Soma dos ignorados', tipo: 'dinheiro' },
  motivoIgnorados: { rotulo: 'Por que foram ignorados', tipo: 'texto' },
  assinada: { rotulo: 'Assinada', tipo: 'simNao' },
  assinadaPorNome: { rotulo: 'Assinada por', tipo: 'texto' },
  reabertaPorNome: { rotulo: 'Reaberta por', tipo: 'texto' },
  motivoReabertura: { rotulo: 'Motivo da reabertura', tipo: 'texto' },
} as const satisfies FieldSpecs;

export const JUSTIFICATIVA_FIELDS = {
  idConta: { rotulo: 'Conta', tipo: 'referencia' },
  tipo: { rotulo: 'Movimento', tipo: 'texto', valores: MOVIMENTO_ROTULOS },
  idRegistro: { rotulo: 'Registro', tipo: 'referencia' },
  motivo: { rotulo: 'Justificativa', tipo: 'texto' },
} as const satisfies FieldSpecs;

export const SEM_LINHA_ORDEM = listOrder(['data', 'valor'], 'data');
