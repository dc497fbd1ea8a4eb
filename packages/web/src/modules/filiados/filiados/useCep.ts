/**
 * The address of a CEP, asked when its field is left with eight digits; fills what it knows and empties nothing.
 *
 * Out: what the field says ('CEP não encontrado.', 'Serviço de CEP indisponível. Digite o endereço.'), and its blur.
 * Source: spec 2 §5; decisions-members (Create).
 */
import { useRef, useState } from 'react';
import { api, messageOf } from '#platform/api/index.ts';
import type { RecordForm } from '#platform/ui/form.ts';
import type { FiliadoValues } from './filiado.values.ts';

const DIGITS = 8;

export function useCep(form: RecordForm<FiliadoValues>) {
  const [said, setSaid] = useState<{ cep: string; message: string } | null>(null);
  const asked = useRef(form.values.cep);
  const cep = form.values.cep.replace(/\D/g, '');
  const latest = useRef(form);
  latest.current = form;
  const onBlur = async () => {
    if (cep.length < DIGITS || cep === asked.current) return;
    asked.current = cep;
    setSaid(null);
    try {
      const endereco = await api.filiados.cep({ cep });
      // Another one was typed meanwhile.
      if (latest.current.values.cep.replace(/\D/g, '') !== cep) return;
      const found = Object.entries(endereco).filter(([, value]) => value !== '');
      latest.current.setMany(Object.fromEntries(found));
    } catch (error) {
      asked.current = '';
      setSaid({ cep, message: messageOf(error) });
    }
  };
  return { error: said?.cep === cep ? said.message : null, onBlur: () => void onBlur() };
}
