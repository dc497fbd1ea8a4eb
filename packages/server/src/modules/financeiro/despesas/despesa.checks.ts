/**
 * What every save of an expense asks before it writes: words of the settings' lists, references that exist and are
 * enabled, the event that belongs to 'relacionada a evento', files that are the sender's to give. Errors:
 * `plataforma.invalido` and those of `usarAnexos`, with the field's message.
 * Source: spec 1 §5; decisions §7 (Disabled; Lists that become settings).
 */
import { OBRIGATORIO, OPCAO_INVALIDA, platformErrors, SedeError } from '@sede/domain/kernel';
import type { WriteContext } from '#platform/api/index.ts';
import type { Tx } from '#platform/db/index.ts';
import { usarAnexos } from '#platform/files/index.ts';
import type { Configuracoes } from './despesas.actor.ts';
import { lockReferencias, type Referencias } from './despesas.store.ts';

export interface Palavras {
  tipoDespesa?: string | undefined;
  centroCusto?: string | undefined;
  meioPagamento?: string | undefined;
  tipoDocumento?: string | undefined;
}

export function refuseCampos(campos: Record<string, string>): void {
  if (Object.keys(campos).length > 0) throw platformErrors.invalido({ campos });
}

/** Only the words given: an old record keeps a word that the list no longer has. */
export function checkPalavras(palavras: Palavras, cfg: Configuracoes): void {
  const listas: [keyof Palavras, readonly string[]][] = [
    ['tipoDespesa', cfg.tiposDespesa],
    ['centroCusto', cfg.centrosCusto],
    ['meioPagamento', cfg.meiosPagamento],
    ['tipoDocumento', cfg.tiposDocumento],
  ];
  const campos: Record<string, string> = {};
  for (const [campo, lista] of listas) {
    const palavra = palavras[campo];
    if (palavra !== undefined && !lista.includes(palavra)) campos[campo] = OPCAO_INVALIDA;
  }
  refuseCampos(campos);
}

const NOMES: Record<keyof Referencias, string> = {
  idItemDespesa: 'O item de despesa',
  idBeneficiario: 'O beneficiário',
  idEvento: 'O evento',
};

/** Holds the records that the expense will refer to: nobody deletes or disables them before it is saved. */
export async function checkReferencias(tx: Tx, refs: Referencias): Promise<void> {
  const wanted = (Object.keys(NOMES) as (keyof Referencias)[]).filter((campo) => refs[campo]);
  if (wanted.length === 0) return;
  const found = await lockReferencias(tx, refs);
  const campos: Record<string, string> = {};
  for (const campo of wanted) {
    const desabilitado = found.get(campo);
    if (desabilitado === undefined) campos[campo] = `${NOMES[campo]} não existe mais.`;
    else if (desabilitado) campos[campo] = `${NOMES[campo]} está desabilitado.`;
  }
  refuseCampos(campos);
}

export function checkEvento(relacaoEvento: boolean, idEvento: string | null): void {
  if (relacaoEvento && idEvento === null) refuseCampos({ idEvento: OBRIGATORIO });
  if (!relacaoEvento && idEvento !== null) refuseCampos({ relacaoEvento: OBRIGATORIO });
}

/** Binds sent files to what is being saved; a file that cannot be is told at the field. */
export async function takeAnexos(ctx: Pick<WriteContext, 'tx' | 'actor' | 'now'>, anexos: string[]): Promise<void> {
  const { tx, actor, now } = ctx;
  try {
    await usarAnexos(tx, anexos, { modulo: 'despesas', usuarioId: actor.usuarioId, now });
  } catch (error) {
    if (!(error instanceof SedeError)) throw error;
    const { code, kind, message } = error;
    throw new SedeError({ code, kind, message, campos: { anexos: message } });
  }
}
