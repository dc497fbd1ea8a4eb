/**
 * Reads of one member that are written down: opening the record, and reading what is restricted whole ('Mostrar', the edit form).
 *
 * Source: decisions §6; decisions-members (Sensitive data, LGPD).
 */
import type { Filiado } from '@sede/domain/modules/filiados/filiados';
import type { ReadContext } from '#platform/api/index.ts';
import { registerAcesso } from '#platform/personal-data/index.ts';
import { filiados } from './filiado.record.ts';
import { readMascarados } from './filiados.store.ts';

const TELA = 'filiados';
const nomeDe = ({ nomeSocial, nomeCompleto }: Pick<Filiado, 'nomeSocial' | 'nomeCompleto'>) =>
  nomeSocial ?? nomeCompleto;

export async function openFiliado(ctx: ReadContext, { id }: { id: string }): Promise<Filiado> {
  const filiado = await filiados.get(ctx, id);
  await registerAcesso(ctx, { ato: 'abrir', tela: TELA, filiado: { id, nome: nomeDe(filiado) } });
  return filiado;
}

/** Whole, without masks: first written down, then told. The note stays masked to whoever may not edit. */
export async function readRestritos(ctx: ReadContext, { id }: { id: string }): Promise<Filiado> {
  const filiado = await filiados.get(ctx, id);
  await registerAcesso(ctx, { ato: 'mostrar', tela: TELA, filiado: { id, nome: nomeDe(filiado) } });
  return { ...filiado, ...(await readMascarados(ctx.db, id)) };
}
