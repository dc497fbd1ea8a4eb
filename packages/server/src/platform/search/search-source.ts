/**
 * One module's answer to the search over everything: what it is called, who may ask it, and how it finds.
 *
 * A module exports its source, the composition root lists them; this room knows no module. `find` is given the text as
 * typed and how many records to give at most; it narrows by the module's own visibility, best match first.
 * Source: issue 3 (Ctrl K).
 */
import type { Permission } from '@sede/domain/access';
import type { ReadContext } from '../api/index.ts';

export interface SearchHit {
  id: string;
  titulo: string;
  /** A second line that tells two of the same title apart. */
  detalhe: string | null;
}

export interface SearchSource {
  /** Contract key of the module: 'itensDespesa'. */
  fonte: string;
  permission: Permission;
  find(ctx: ReadContext, busca: string, limite: number): Promise<SearchHit[]>;
}
