/**
 * Which module answers whether somebody may see an attachment: the permission of the record that owns it.
 *
 * Each module that keeps files registers itself once, at composition. An attachment whose module nobody registered is
 * seen by nobody. Source: decisions §2a (`GET /api/anexos/{id}`: the permission of the record that owns it).
 */
import type { ReadContext } from '../api/context.ts';

export interface AttachmentOwner {
  /** The word that uploads declare and `usarAnexos` checks: the module's folder name. */
  modulo: string;
  /** Permission and row visibility of the records that use this attachment. */
  podeVer(ctx: ReadContext, anexoId: string): Promise<boolean>;
}

export interface OwnerRegistry {
  register(owner: AttachmentOwner): void;
  knows(modulo: string): boolean;
  podeVer(ctx: ReadContext, modulo: string, anexoId: string): Promise<boolean>;
}

export function createOwnerRegistry(owners: readonly AttachmentOwner[] = []): OwnerRegistry {
  const byModule = new Map<string, AttachmentOwner>();
  const registry: OwnerRegistry = {
    register(owner) {
      if (byModule.has(owner.modulo)) throw new Error(`attachments of ${owner.modulo} are registered twice`);
      byModule.set(owner.modulo, owner);
    },
    knows: (modulo) => byModule.has(modulo),
    podeVer: async (ctx, modulo, anexoId) => (await byModule.get(modulo)?.podeVer(ctx, anexoId)) ?? false,
  };
  for (const owner of owners) registry.register(owner);
  return registry;
}
