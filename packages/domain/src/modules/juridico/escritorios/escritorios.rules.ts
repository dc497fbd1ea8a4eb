/** Who sees, and who acts, beyond the offices that they work for. Source: decisions-legal (Permissions, Panel); invariant B9. */
import { can, type Permission } from '@sede/domain/access';
import type { Quem } from '@sede/domain/manifest';

/** By another role than that of an office's user; what several roles grant together is the widest of it. */
export const alemDosEscritorios = (papeis: readonly string[], permission: Permission): boolean =>
  can(
    papeis.filter((papel) => papel !== 'escritorio_juridico'),
    permission,
  );

/**
 * A list's filter by office that leaves what somebody may act upon: the own offices of who reads all and acts in theirs alone. Nothing to
 * leave out where both are the same.
 */
export const soOndeAge =
  ({ ver, agir }: { ver: Permission; agir: Permission }) =>
  ({ papeis, escritorios }: Quem): Readonly<Record<string, readonly string[]>> =>
    alemDosEscritorios(papeis, ver) && !alemDosEscritorios(papeis, agir) ? { escritorio: escritorios.toSorted() } : {};
