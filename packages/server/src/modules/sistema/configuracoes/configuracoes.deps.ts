/**
 * What the settings need of other modules, handed in by the composition root: accounts, and who uses a list's words.
 */
import type { WriteContext } from '#platform/api/index.ts';
import type { Tx } from '#platform/db/index.ts';
import type { WordsInUse } from '#platform/module/index.ts';

export interface ConfiguracoesDeps {
  /** The account with this e-mail. */
  conta(tx: Tx, email: string): Promise<{ desabilitado: boolean } | null>;
  /** Tells these people and all approvers that the setting called `rotulo` now names them. */
  notifyNomeados(ctx: WriteContext, rotulo: string, emails: readonly string[]): Promise<void>;
  palavrasEmUso: readonly WordsInUse[];
}
