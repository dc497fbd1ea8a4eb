/**
 * Rules of a change of settings beyond each value's own schema, which need the database.
 *
 * A word of a list stands in one of its halves only, and one that records use cannot vanish (disabled, it stays in old
 * records and filters). `financeiroEspecial` names existing, enabled users; people who are new there are notified, and
 * so are the approvers. Errors: `plataforma.invalido` with the setting's key in `campos`. Source: decisions §3, §7.
 */
import { platformErrors } from '@sede/domain/kernel';
import {
  type Configuracoes,
  LISTAS_CONFIGURACAO,
  lostWords,
  NOMES_LISTAS,
  palavraNasDuas,
  semUsuario,
  textosDasListas,
} from '@sede/domain/modules/sistema/configuracoes';
import type { WriteContext } from '#platform/api/index.ts';
import type { Tx } from '#platform/db/index.ts';
import { wordsUsedIn } from '#platform/module/index.ts';
import type { ConfiguracoesDeps } from './configuracoes.deps.ts';

interface Mudanca {
  antes: Configuracoes;
  depois: Configuracoes;
}

function refuse(campos: Record<string, string>): void {
  if (Object.keys(campos).length > 0) throw platformErrors.invalido({ campos });
}

export async function checkListas(deps: ConfiguracoesDeps, tx: Tx, { antes, depois }: Mudanca): Promise<void> {
  const campos: Record<string, string> = {};
  for (const lista of NOMES_LISTAS) {
    const of = (todas: Configuracoes) => ({
      habilitadas: todas[lista],
      desabilitadas: todas[LISTAS_CONFIGURACAO[lista]],
    });
    const nova = of(depois);
    const dupla = palavraNasDuas(nova.habilitadas, nova.desabilitadas);
    if (dupla !== null) campos[lista] = textosDasListas.nasDuas(dupla);
    const perdidas = lostWords(of(antes), nova);
    if (perdidas.length === 0) continue;
    for (const declared of deps.palavrasEmUso) {
      const [usada] = await wordsUsedIn(tx, declared, lista, perdidas);
      if (usada !== undefined) campos[lista] ??= textosDasListas.emUso(usada);
    }
  }
  refuse(campos);
}

export async function checkEspeciais(
  deps: ConfiguracoesDeps,
  ctx: WriteContext,
  { antes, depois }: Mudanca,
): Promise<void> {
  // People who were named before may have been disabled since; that must not stop another change.
  const novos = depois.financeiroEspecial.filter((email) => !antes.financeiroEspecial.includes(email));
  for (const email of novos) {
    const conta = await deps.conta(ctx.tx, email);
    if (!conta || conta.desabilitado) refuse({ financeiroEspecial: semUsuario(email) });
  }
  if (novos.length > 0) await deps.notifyEspeciais(ctx, novos);
}
