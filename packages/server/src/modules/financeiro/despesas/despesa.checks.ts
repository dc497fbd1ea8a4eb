/**
 * What every save of an expense asks before it writes: words of the settings' lists, references that exist and are
 * enabled. What it shares with other records stands in `financeiro.parcelas.ts`. Errors: `plataforma.invalido`.
 * Source: spec 1 §5; decisions §7 (Disabled; Lists that become settings).
 */
import { OPCAO_INVALIDA } from '@sede/domain/kernel';
import type { Tx } from '#platform/db/index.ts';
import { checkReferencias as check, refuseCampos } from '../financeiro.parcelas.ts';
import type { Configuracoes } from './despesas.actor.ts';
import { lockReferencias, type Referencias } from './despesas.store.ts';

export interface Palavras {
  tipoDespesa?: string | undefined;
  centroCusto?: string | undefined;
  meioPagamento?: string | undefined;
  tipoDocumento?: string | undefined;
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
export const checkReferencias = (tx: Tx, refs: Referencias): Promise<void> =>
  check(refs, NOMES, () => lockReferencias(tx, refs));
