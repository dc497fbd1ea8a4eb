/**
 * Contracts and documents for a picker or a filter chip, from three letters of number, name or CNPJ on; those of a beneficiary stand first,
 * also before anything is typed. Source: decisions-sindical-contratos-patrimonio (Links).
 */
import { MIN_BUSCA_CONTRATO } from '@sede/domain/modules/contratos/contratos';
import { api } from '#platform/api/index.ts';
import { optionsSource } from '#platform/ui/index.ts';

export const contratosSource = (beneficiario: string | null = null) =>
  optionsSource(
    (input, options) => api.contratos.options({ ...input, ...(beneficiario ? { beneficiario } : {}) }, options),
    ({ id, numeroContrato, nome, contratado, vencido }) => ({
      value: id,
      label: [numeroContrato, nome].filter(Boolean).join(' · '),
      detail: [contratado, vencido ? 'vencido' : null].filter((part) => part !== null).join(' · ') || null,
    }),
    { minLetters: beneficiario ? 0 : MIN_BUSCA_CONTRATO },
  );
