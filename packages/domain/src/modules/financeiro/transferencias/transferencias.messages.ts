/** Texts of transfers. Source: issue 4 (transfers); decision 023. */
import { defineMotivos, type MotivoDe, SO_CONSULTA } from '@sede/domain/kernel';
import { EM_MES_FECHADO } from '../financeiro.messages.ts';
import { PAGINAS_DE_TRANSFERENCIAS } from './transferencias.name.ts';

/** Why a transfer is not changed or deleted now. */
export const transferenciasMotivos = defineMotivos({ so_consulta: SO_CONSULTA, mes_fechado: EM_MES_FECHADO });
export type MotivoTransferencia = MotivoDe<typeof transferenciasMotivos>;

export const transferenciasMessages = {
  ...PAGINAS_DE_TRANSFERENCIAS,
  salva: 'Transferência salva com sucesso!',
  excluir: 'Excluir transferência',
  pergunta: 'Confirma a exclusão permanente da transferência?',
  excluido: 'Transferência excluída com sucesso.',
  semContas: 'Cadastre antes uma conta bancária.',
  comCaixa: 'Com o caixa de um dos lados, o lançamento correspondente aparece em Suprimentos.',
} as const;
