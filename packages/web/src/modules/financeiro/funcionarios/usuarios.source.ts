/**
 * Users that are no employee's yet, the one of the same e-mail first. In: the employee's e-mail as it is typed.
 * Source: decisions-sindical-contratos-patrimonio (Maintenance).
 */
import { api } from '#platform/api/index.ts';
import { optionsSource } from '#platform/ui/index.ts';

export const usuariosSource = (email: string) =>
  optionsSource(
    (input, options) =>
      api.funcionarios.usuarios({ ...input, ...(email.trim() !== '' && { email: email.trim() }) }, options),
    ({ id, nome, email: endereco, proposto }) => ({
      value: id,
      label: nome,
      detail: proposto ? `${endereco} · mesmo e-mail` : endereco,
    }),
  );
