import { MAX_NUMERO_LIDO, inventariosMessages as messages } from '@sede/domain/modules/patrimonio/inventarios';
import { type FormEvent, useState } from 'react';
import classes from './leitura.module.css';
import { Painel } from './Painel.tsx';

/** The number of a label that no camera reads; the panel stays for the next one. */
export function DigitarNumero({ onNumero, onClose }: { onNumero: (numero: string) => void; onClose: () => void }) {
  const [numero, setNumero] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (numero.trim() === '') return;
    onNumero(numero);
    onClose();
  };
  return (
    <Painel titulo={messages.digitarNumero} onClose={onClose}>
      <form className={classes.digitar} onSubmit={submit}>
        <label>
          <span>Nº de patrimônio</span>
          <input
            inputMode="numeric"
            autoComplete="off"
            maxLength={MAX_NUMERO_LIDO}
            value={numero}
            onChange={({ target }) => setNumero(target.value)}
          />
        </label>
        <button type="submit">Registrar leitura</button>
      </form>
    </Painel>
  );
}
