/**
 * A dependent's fields: label and kind once, for dialog, report, export and history; what is masked. No zod.
 *
 * Source: spec 2 §2, §3; decisions-members (Sensitive data).
 */
import { type FieldSpecs, formatCpf, onlyPdf } from '@sede/domain/kernel';

export const DEPENDENTE_FIELDS = {
  nomeCompleto: { rotulo: 'Nome completo', tipo: 'texto' },
  dataNascimento: { rotulo: 'Data de nascimento', tipo: 'data' },
  sexo: { rotulo: 'Sexo', tipo: 'texto' },
  sexoOutro: { rotulo: 'Qual', tipo: 'texto' },
  parentesco: { rotulo: 'Parentesco', tipo: 'texto' },
  cpf: { rotulo: 'CPF', tipo: 'texto', formato: formatCpf },
  nomeMae: { rotulo: 'Nome da mãe', tipo: 'texto' },
} as const satisfies FieldSpecs;

/** Masked in every read but `restritos`, as is which files there are. */
export const CAMPOS_RESTRITOS_DO_DEPENDENTE = ['cpf', 'nomeMae'] as const;

/** Which files a dependent's record takes: PDF only (spec 2 §9). */
export const ARQUIVOS_DO_DEPENDENTE = onlyPdf('dependentes');
