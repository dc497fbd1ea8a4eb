/**
 * Rules of a change of settings beyond each value's own schema, which need the database.
 *
 * A word of a list stands in one of its halves only, and one that records use cannot vanish (disabled, it stays in old
 * records and filters). A setting that names people by their e-mail names existing, enabled users; people who are new
 * there are notified, and so are the approvers. Errors: `plataforma.invalido` with the setting's key in `campos`.
 * Source: decisions §3, §7.
 */
import { platformErrors } from '@sede/domain/kernel';
import type { Settings, ValuesOf } from '@sede/domain/manifest';
import { lostWords, palavraNasDuas, semUsuario, textosDasListas } from '@sede/domain/modules/sistema/configuracoes';
import type { WriteContext } from '#platform/api/index.ts';
import { wordsUsedIn } from '#platform/module/index.ts';
import type { ConfiguracoesDeps } from './configuracoes.deps.ts';

interface Mudanca {
  antes: ValuesOf<Settings>;
  depois: ValuesOf<Settings>;
}

function refuse(campos: Record<string, string>): void {
  if (Object.keys(campos).length > 0) throw platformErrors.invalido({ campos });
}

/** The values of a kind that holds words or addresses. */
const textsOf = (values: ValuesOf<Settings>, chave: string): string[] => {
  const value = values[chave];
  return Array.isArray(value) ? value.map(String) : [];
};

export async function checkListas(
  deps: ConfiguracoesDeps,
  { tx, services: { directory } }: WriteContext,
  { antes, depois }: Mudanca,
): Promise<void> {
  const campos: Record<string, string> = {};
  for (const [lista, setting] of Object.entries(directory.settings)) {
    if (setting.tipo !== 'lista') continue;
    const of = (values: ValuesOf<Settings>) => ({
      habilitadas: textsOf(values, lista),
      desabilitadas: textsOf(values, setting.desabilitadas),
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

export async function checkNomeados(
  deps: ConfiguracoesDeps,
  ctx: WriteContext,
  { antes, depois }: Mudanca,
): Promise<void> {
  for (const [chave, { tipo, rotulo }] of Object.entries(ctx.services.directory.settings)) {
    if (tipo !== 'emails') continue;
    const known = textsOf(antes, chave);
    // People who were named before may have been disabled since; that must not stop another change.
    const novos = textsOf(depois, chave).filter((email) => !known.includes(email));
    for (const email of novos) {
      const conta = await deps.conta(ctx.tx, email);
      if (!conta || conta.desabilitado) refuse({ [chave]: semUsuario(email) });
    }
    if (novos.length > 0) await deps.notifyNomeados(ctx, rotulo, novos);
  }
}
