/** Words of a closing's kept report and of what moved the month's figures afterwards. No zod. Source: decisions §7 (Month closing). */
import type { FieldSpecs } from '@sede/domain/kernel';

/** How a record moved the figures of a closed month, by its due date. */
export const MUDANCAS_DEPOIS = [
  'registrada',
  'excluida',
  'entrou',
  'saiu',
  'valor',
  'estorno',
  'centro_custo',
  'item',
  'tipo',
] as const;
export type MudancaDepois = (typeof MUDANCAS_DEPOIS)[number];
export const ROTULO_MUDANCA: Readonly<Record<MudancaDepois, string>> = {
  registrada: 'Registrada',
  excluida: 'Excluída',
  entrou: 'Passou a este mês',
  saiu: 'Passou a outro mês',
  valor: 'Valor alterado',
  estorno: 'Estorno',
  centro_custo: 'Centro de custo alterado',
  item: 'Item alterado',
  tipo: 'Tipo alterado',
};

/** As many are listed; the sums are of all. */
export const MAX_DEPOIS = 200;

export const RELATORIO_FIELDS = {
  numero: { rotulo: 'Relatório guardado, versão', tipo: 'inteiro' },
  digest: { rotulo: 'Resumo (SHA-256) do PDF', tipo: 'texto' },
} as const satisfies FieldSpecs;

/** 'fechamento-2026-10-v2.pdf' */
export const nomeDoRelatorio = (mes: string, numero: number): string => `fechamento-${mes}-v${numero}.pdf`;
