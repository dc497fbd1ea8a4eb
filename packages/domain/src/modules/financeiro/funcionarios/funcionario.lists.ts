/** An employee's fields with their labels. No zod. Source: spec 1 §2.21, §3.6, §3.7. */
import { type FieldSpecs, formatCpf, formatPhone } from '@sede/domain/kernel';

export const FUNCIONARIO_FIELDS = {
  nome: { rotulo: 'Nome', tipo: 'texto' },
  cpf: { rotulo: 'CPF', tipo: 'texto', formato: formatCpf },
  dataNascimento: { rotulo: 'Data de nascimento', tipo: 'data' },
  celular: { rotulo: 'Celular', tipo: 'texto', formato: formatPhone },
  email: { rotulo: 'E-mail', tipo: 'texto' },
  uf: { rotulo: 'UF', tipo: 'texto' },
  desabilitado: { rotulo: 'Desabilitado', tipo: 'simNao' },
} as const satisfies FieldSpecs;
