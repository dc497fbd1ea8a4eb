/**
 * The whole contract of a register from its description: `recordOps`, `enablingOps`, and `options` where other screens
 * choose such a record. A module spreads it and puts an operation of its own beside or in the place of one:
 *
 *   export const funcionariosContract = registerContract(funcionariosRegister);
 *   export const contasContract = { ...registerContract(contasRegister), extrato: op(…) };
 *
 * A field that no kind describes is replaced in the pieces: `registerContract(register, { fields: { ...registerPieces(register).fields, agencia } })`.
 * Source: decisions §2a; issue 8 §3; decision 047.
 */
import { z } from 'zod';
import type { Permission, RecordPermission } from '../access/index.ts';
import type { Fields, Noun, Register } from '../register/index.ts';
import { optionsInput } from './inputs.ts';
import { op } from './op.ts';
import { enablingOps, recordOps } from './record-ops.ts';
import { namesOf, type RegisterInputShape, type RegisterReadShape, registerPieces } from './register-schema.ts';

interface Deviations<S extends Record<string, z.ZodType>> {
  /** Fields of create and update, in place of the described ones. */
  fields?: S;
  /** Permission of reading one record, when it is wider than the list's. */
  getPermission?: Permission;
  /** Codes of refusals that are no constraint's. */
  errors?: { save?: readonly string[]; remove?: readonly string[] };
  /** Where the API's sentences need more than the register's own: 'documento de transparência'. */
  noun?: Noun;
}

/** What a picker shows: the id, and the fields that the register's `picker` names. */
function pickedSchema<F extends Fields, P extends string>(register: Register<RecordPermission, F, string, P>) {
  const { shape } = registerPieces(register).record;
  const shows = ['id', ...(register.picker?.shows ?? [])];
  // Only fields of the record are named there: `defineRegister` asks for that.
  const picked = Object.fromEntries(shows.map((name) => [name, shape[name as keyof typeof shape]]));
  return z.object(picked as Pick<RegisterReadShape<F>, ('id' | P) & keyof RegisterReadShape<F>>);
}

const optionsOp = <F extends Fields, P extends string>(register: Register<RecordPermission, F, string, P>) =>
  op(register.picker?.permission ?? `${register.name}.ver`, {
    method: 'GET',
    path: `/${register.name}/opcoes`,
    summary: `${register.title} para escolher num campo, até ${register.picker?.max ?? 20}, sem o que está desabilitado; com ids, exatamente esses.`,
    input: optionsInput(),
    output: z.object({ itens: z.array(pickedSchema(register)) }),
  });

type Options<F extends Fields, P extends string> = [P] extends [never]
  ? Record<never, never>
  : { options: ReturnType<typeof optionsOp<F, P>> };

export function registerContract<
  N extends RecordPermission,
  F extends Fields,
  P extends string,
  S extends Record<string, z.ZodType> = RegisterInputShape<F>,
>(register: Register<N, F, string, P>, { fields, getPermission, errors, noun }: Deviations<S> = {}) {
  const described = registerPieces(register);
  const base = { ...described, ...(noun && { nomes: namesOf(noun) }) };
  const taken = (fields ?? described.fields) as S;
  return {
    ...recordOps({
      ...base,
      ...(getPermission && { getPermission }),
      fields: taken,
      errors: {
        save: [...described.errors.save, ...(errors?.save ?? [])],
        remove: [...described.errors.remove, ...(errors?.remove ?? [])],
      },
    }),
    ...enablingOps({ ...base, errors: described.errors.enable }),
    // Present only where the register has a picker; its type says so.
    ...((register.picker ? { options: optionsOp(register) } : {}) as Options<F, P>),
  };
}
