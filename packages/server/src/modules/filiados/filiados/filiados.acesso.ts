/**
 * Reads of one member that are written down: opening the record, and reading what is restricted whole ('Mostrar', the edit form);
 * and what was written down, told by day, screen and act.
 *
 * Source: decisions §6; decisions-members (Sensitive data, LGPD).
 */
import { ATOS_DE_ACESSO, TELAS_DE_ACESSO } from '@sede/domain/kernel';
import { type Acessos, type Filiado, nomeDoFiliado } from '@sede/domain/modules/filiados/filiados';
import type { ReadContext } from '#platform/api/index.ts';
import { pageAcessos, registerAcesso } from '#platform/personal-data/index.ts';
import { filiados } from './filiado.record.ts';
import { readMascarados } from './filiados.store.ts';

const TELA = 'filiados';

export async function openFiliado(ctx: ReadContext, { id }: { id: string }): Promise<Filiado> {
  const filiado = await filiados.get(ctx, id);
  await registerAcesso(ctx, { ato: 'abrir', tela: TELA, filiado: { id, nome: nomeDoFiliado(filiado) } });
  return filiado;
}

/** Whole, without masks: first written down, then told. The note stays masked to whoever may not edit. */
export async function readRestritos(ctx: ReadContext, { id }: { id: string }): Promise<Filiado> {
  const filiado = await filiados.get(ctx, id);
  await registerAcesso(ctx, { ato: 'mostrar', tela: TELA, filiado: { id, nome: nomeDoFiliado(filiado) } });
  return { ...filiado, ...(await readMascarados(ctx.db, id)) };
}

/** With the names of who did it. */
export async function readAcessosComNomes(
  ctx: ReadContext,
  { id, pagina }: { id: string; pagina?: number | undefined },
) {
  await filiados.get(ctx, id);
  return readAcessosDe(ctx, { id, pagina, nomes: true });
}

/** In words. Whoever was made anonymous since, and what is older than it is kept, is not there. */
export async function readAcessosDe(
  { db }: Pick<ReadContext, 'db'>,
  { id, pagina = 1, nomes }: { id: string; pagina?: number | undefined; nomes: boolean },
): Promise<Acessos> {
  const { itens, temMais } = await pageAcessos(db, id, { pagina, nomes });
  return {
    temMais,
    itens: itens.map(({ dia, tela, ato, por, vezes }) => ({
      ...{ dia, por, vezes, area: TELAS_DE_ACESSO[tela], ato: ATOS_DE_ACESSO[ato] },
    })),
  };
}
