/** The row of a kept file: it takes the place of the one before. Source: decisions-members (Consignação). */
import { newId } from '@sede/domain/kernel';
import type { ArquivoLido } from '@sede/domain/modules/filiados/consignacoes';
import { sql } from 'kysely';
import type { Tx } from '#platform/db/index.ts';
import { dia, type LayoutEmUso } from './consignacoes.store.ts';

interface Novo {
  competencia: string;
  casa: string;
  nome: string;
  sha256: string;
  layout: LayoutEmUso;
  lido: ArquivoLido;
  anexoId: string;
}

export async function registerArquivo(
  tx: Tx,
  { competencia, casa, nome, sha256, layout, lido, anexoId }: Novo,
): Promise<void> {
  await sql`update consignacao_arquivos set atual = false
    where atual and casa = ${casa} and competencia = ${dia(competencia)}::date`.execute(tx);
  await sql`insert into consignacao_arquivos (id, competencia, casa, anexo_id, nome, sha256, layout_id, layout_nome, layout_numero,
      linhas, soma, completados, repetidas, rodape_confere, atual)
    values (${newId()}::uuid, ${dia(competencia)}::date, ${casa}, ${anexoId}::uuid, ${nome}, ${sha256}, ${layout.id}::uuid,
      ${layout.nome}, ${layout.numero}, ${lido.linhas.length}, ${lido.soma}, ${lido.completados}, ${lido.repetidas},
      ${lido.rodape === 'confere'}, true)`.execute(tx);
}
