/** An authority as its form holds it: documents as the files that are shown, of which their ids are sent. Source: spec 3 §2.11, §5. */
import { z } from 'zod';
import { MAX_ANEXOS_DA_AUTORIDADE } from './autoridade.lists.ts';
import { autoridadeFields } from './autoridade.schema.ts';
import { autoridadesErrors } from './autoridades.messages.ts';

export const autoridadeForm = z.strictObject({
  ...autoridadeFields,
  anexos: z
    .array(z.looseObject({ id: z.string() }))
    .max(MAX_ANEXOS_DA_AUTORIDADE, autoridadesErrors.anexos_demais().message)
    .transform((anexos) => anexos.map(({ id }) => id)),
});
