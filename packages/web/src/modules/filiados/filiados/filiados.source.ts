/** Members for a picker or a filter chip, from three letters on: the name, and CPF and house below it. Source: spec 2 §5. */
import { formatCpf, nomeProprio } from '@sede/domain/kernel';
import { ROTULO_CASA } from '@sede/domain/modules/filiados/filiados';
import { api } from '#platform/api/index.ts';
import { optionsSource } from '#platform/ui/index.ts';

export const filiadosSource = optionsSource(
  (input, options) => api.filiados.options(input, options),
  ({ id, nome, cpf, empresa, matricula }) => ({
    value: id,
    label: nomeProprio(nome),
    detail: [cpf && formatCpf(cpf), ROTULO_CASA[empresa], matricula].filter(Boolean).join(' · '),
  }),
);
