/**
 * Which kinds of notice a person is offered: only those that their roles can bring. How a stored notice reads.
 *
 * In: the kinds that the program's modules brought (`directory.notices`). Source: decisions §6.
 */
import { can } from '@sede/domain/access';
import type { Notice } from '@sede/domain/manifest';

export const noticesFor = (notices: readonly Notice[], papeis: readonly string[]): Notice[] =>
  notices.filter(({ para }) => para === null || can(papeis, para));

export function readAviso<D extends object>(
  { texto, detalhe, caminho }: Notice<D>,
  { dados, registros }: { dados: D; registros: readonly string[] },
): { texto: string; detalhe: string | null; caminho: string } {
  return {
    texto: texto(dados, registros.length),
    detalhe: detalhe?.(dados) ?? null,
    caminho: caminho(registros, dados),
  };
}
