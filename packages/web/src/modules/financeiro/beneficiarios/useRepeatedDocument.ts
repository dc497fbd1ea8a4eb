/**
 * The consent to save a document that another beneficiary has.
 *
 * A save is refused with `beneficiarios.documento_repetido` until it carries `confirmarRepetido`; the consent is for that
 * document only. `existing` is the other record, known from the refusal. Source: decisions §7 (Beneficiary).
 */
import { beneficiariosErrors } from '@sede/domain/modules/financeiro/beneficiarios';
import { useRef, useState } from 'react';
import type { ApiError } from '#platform/api/index.ts';

export interface Existing {
  id: string;
  nome: string;
}

export interface RepeatedDocument {
  /** From the last refused save, by document. */
  refused: { cpfCnpj: string; existing: Existing } | null;
  consentTo: (cpfCnpj: string) => void;
  /** The consent as the save sends it; undefined is left out. */
  consentFor: (cpfCnpj: string) => true | undefined;
  /** Treats the refusal as a question; to be passed as the form's `asks`. */
  asks: (error: ApiError) => boolean;
}

export function useRepeatedDocument(): RepeatedDocument {
  const [refused, setRefused] = useState<RepeatedDocument['refused']>(null);
  const consented = useRef<string | null>(null);
  const sent = useRef('');
  return {
    refused,
    consentTo: (cpfCnpj) => {
      consented.current = cpfCnpj;
    },
    consentFor: (cpfCnpj) => {
      sent.current = cpfCnpj;
      return consented.current === cpfCnpj ? true : undefined;
    },
    asks: ({ code, data: { existente } }) => {
      if (code !== beneficiariosErrors.documento_repetido.code) return false;
      const { id, nome } = (existente ?? {}) as Partial<Existing>; // what the refusal carries
      if (typeof id !== 'string' || typeof nome !== 'string') return false;
      setRefused({ cpfCnpj: sent.current, existing: { id, nome } });
      return true;
    },
  };
}
