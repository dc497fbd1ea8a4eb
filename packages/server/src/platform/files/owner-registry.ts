/**
 * Which modules keep files: what each takes, and whether somebody may see one (the permission of the record that owns it).
 *
 * Each module that keeps files registers itself once, at composition. For a module that nobody registered nothing is
 * taken, and its files are seen by nobody. Source: decisions §2a (`GET /api/anexos/{id}`: the permission of the record
 * that owns it), §6 (attachments); decision 036.
 */
import type { AttachmentOwner, OwnerRegistry } from '../api/context.ts';

export function createOwnerRegistry(owners: readonly AttachmentOwner[] = []): OwnerRegistry {
  const byModule = new Map<string, AttachmentOwner>();
  const registry: OwnerRegistry = {
    register(owner) {
      if (byModule.has(owner.modulo)) throw new Error(`attachments of ${owner.modulo} are registered twice`);
      byModule.set(owner.modulo, owner);
    },
    ruleOf(modulo) {
      const owner = byModule.get(modulo);
      return owner && owner.kinds.length > 0 ? owner : undefined;
    },
    aberto: async (ctx, modulo, anexo) => byModule.get(modulo)?.aberto?.(ctx, anexo),
    podeVer: async (ctx, modulo, anexoId) => (await byModule.get(modulo)?.podeVer(ctx, anexoId)) ?? false,
  };
  for (const owner of owners) registry.register(owner);
  return registry;
}
