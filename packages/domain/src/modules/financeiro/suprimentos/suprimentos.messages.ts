/** Texts of the petty cash, to the letter of the spec where it has them. Source: spec 1 §2.19, §8.3; decisions §7. */
import { defineErrors, defineMotivos, type MotivoDe, SO_CONSULTA } from '@sede/domain/kernel';
import { EM_MES_FECHADO } from '../financeiro.messages.ts';
import { PAGINAS_DE_SUPRIMENTOS } from './suprimentos.name.ts';

const DE_TRANSFERENCIA = 'Este lançamento é de uma transferência: altere-a ou exclua-a em Transferências.';

/** Why an inflow is not changed or deleted now. */
export const suprimentosMotivos = defineMotivos({
  so_consulta: SO_CONSULTA,
  mes_fechado: EM_MES_FECHADO,
  de_transferencia: DE_TRANSFERENCIA,
});
export type MotivoEntrada = MotivoDe<typeof suprimentosMotivos>;

export const suprimentosErrors = defineErrors('suprimentos', {
  de_transferencia: { kind: 'state', message: DE_TRANSFERENCIA },
});

export const suprimentosMessages = {
  ...PAGINAS_DE_SUPRIMENTOS,
  salva: 'Entrada salva com sucesso!',
  excluir: 'Excluir entrada',
  pergunta: 'Confirma exclusão da entrada?',
  excluido: 'Entrada excluída com sucesso.',
  transferencia: 'transferência',
  abrirTransferencia: 'Abrir a transferência',
  saidas: 'Saídas',
  entradas: 'Entradas',
  saldo: 'Saldo',
  saldoAnterior: 'Saldo anterior',
  emCaixa: 'Em caixa',
  ajudaSaldo: 'Entradas menos despesas em dinheiro, por vencimento, líquidas de estorno, pagas ou não.',
  ajudaEntradas: 'Inclui o que veio dos bancos por transferência, menos o que foi depositado neles.',
  ajudaEmCaixa: 'Entradas menos o que foi realmente pago em dinheiro, na data do pagamento.',
} as const;

/** Colour never alone: the word beside the balance. */
export const palavraDoSaldo = (centavos: number): string =>
  centavos > 0 ? 'positivo' : centavos < 0 ? 'negativo' : 'zerado';
