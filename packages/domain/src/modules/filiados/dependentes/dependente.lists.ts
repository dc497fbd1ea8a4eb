/** A dependent's fields: label and kind once, for dialog, report, export and history. No zod. Source: spec 2 §2, §3. */
import { type FieldSpecs, formatCpf } from '@sede/domain/kernel';

export const DEPENDENTE_FIELDS = {
  nomeCompleto: { rotulo: 'Nome completo', tipo: 'texto' },
  dataNascimento: { rotulo: 'Data de nascimento', tipo: 'data' },
  sexo: { rotulo: 'Sexo', tipo: 'texto' },
  sexoOutro: { rotulo: 'Qual', tipo: 'texto' },
  parentesco: { rotulo: 'Parentesco', tipo: 'texto' },
  cpf: { rotulo: 'CPF', tipo: 'texto', formato: formatCpf },
  nomeMae: { rotulo: 'Nome da mãe', tipo: 'texto' },
} as const satisfies FieldSpecs;
