/** What the settings ask of other modules, handed in by the composition root: accounts, and who uses a list's words. */
import type { ListaConfiguracao } from '@sede/domain/modules/sistema/configuracoes';
import type { WriteContext } from '#platform/api/index.ts';
import type { Tx } from '#platform/db/index.ts';

/** Which of these words stand in a module's records. */
export type PalavrasEmUso = (tx: Tx, lista: ListaConfiguracao, palavras: readonly string[]) => Promise<string[]>;

export interface ConfiguracoesDeps {
  /** The account with this e-mail. */
  conta(tx: Tx, email: string): Promise<{ desabilitado: boolean } | null>;
  /** Tells these people and all approvers that they are now in `financeiroEspecial`. */
  avisarEspeciais(ctx: WriteContext, emails: readonly string[]): Promise<void>;
  palavrasEmUso: readonly PalavrasEmUso[];
}
