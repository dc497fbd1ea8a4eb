/**
 * One sheet for internal use: the union and what it is at its head, day and author at its foot. Written down like a spreadsheet.
 *
 * Whoever hands in the blocks sees that they fit. Source: decisions-sindical-contratos-patrimonio (Resumo do tema, Ficha para reunião).
 */
import { formatInstantBr, singleSpaced } from '@sede/domain/kernel';
import { passosMessages as messages } from '@sede/domain/modules/sindical/temas';
import { configuracoesSettings } from '@sede/domain/modules/sistema/configuracoes';
import { readConfiguracoes } from '#modules/sistema/configuracoes/index.ts';
import type { FileReply, RawContext } from '#platform/api/index.ts';
import { recordUserLog } from '#platform/auth/index.ts';
import { type PdfBlock, printSheets } from '#platform/pdf/index.ts';

/** Newlines would each take a line of the sheet. */
export const cut = (texto: string, max: number): string => {
  const plain = singleSpaced(texto).trim();
  return plain.length <= max ? plain : `${plain.slice(0, max - 1).toWellFormed()}…`;
};

export interface FolhaInterna {
  titulo: string;
  arquivo: string;
  /** What it is of, for the log. */
  dados: Record<string, unknown>;
  blocks: readonly PdfBlock[];
}

export async function printInterno(ctx: RawContext, folha: FolhaInterna): Promise<FileReply> {
  const { db, now, actor, address } = ctx;
  const { nomeSindicato } = await readConfiguracoes(db, configuracoesSettings);
  const corpo = await printSheets(
    {
      head: `${nomeSindicato} · ${folha.titulo} · ${messages.usoInterno}`,
      foot: `${messages.usoInterno} · gerado em ${formatInstantBr(now)} por ${actor.nome}`,
      numbered: false,
      blocks: folha.blocks,
    },
    now,
  );
  const entry = { usuarioId: actor.usuarioId, tipo: 'report_download', arquivo: folha.arquivo, endereco: address };
  await recordUserLog(db, { ...entry, dados: folha.dados }, now);
  return { nome: folha.arquivo, corpo, tamanho: corpo.length, tipo: 'application/pdf', disposicao: 'inline' };
}
