import { formatCpf, isCpf, normaliseCpfCnpj, parseDataBr } from '@sede/domain/kernel';
import { nomesParcelaMessages as messages } from '@sede/domain/modules/juridico/nomes-parcela';
import { type FormEvent, useState } from 'react';
import { PublicButton, PublicInput } from '#platform/public/index.ts';
import classes from './Busca.module.css';

/** '08051952' → '08/05/1952', as it is typed. */
const typedDate = (text: string): string => {
  const digits = text.replace(/\D/g, '').slice(0, 8);
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter(Boolean).join('/');
};
const typedCpf = (text: string): string => {
  const digits = text.replace(/\D/g, '').slice(0, 11);
  return digits.length === 11
    ? formatCpf(digits)
    : digits.replace(/^(\d{3})(\d{1,3})(\d{1,3})?(\d{1,2})?$/, (_, a, b, c, d) =>
        [a, b, c]
          .filter(Boolean)
          .join('.')
          .concat(d ? `-${d}` : ''),
      );
};

export interface SituacaoFormProps {
  procurando: boolean;
  /** What the server said of a field. */
  campos: Readonly<Record<string, string>>;
  onConfirm: (who: { cpf: string; nascimento: string }) => void;
}

/** CPF and birth date, which together tell the whole situation. */
export function SituacaoForm({ procurando, campos, onConfirm }: SituacaoFormProps) {
  const [cpf, setCpf] = useState('');
  const [nascimento, setNascimento] = useState('');
  const [tried, setTried] = useState(false);
  const day = parseDataBr(nascimento);
  const wrong = {
    cpf: isCpf(normaliseCpfCnpj(cpf)) ? null : 'Por favor, insira um CPF válido.',
    nascimento: day ? null : 'Informe a data como 08/05/1952.',
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!wrong.cpf && day) return onConfirm({ cpf, nascimento: day });
    const [first] = wrong.cpf ? ['cpf'] : ['nascimento'];
    event.currentTarget.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate aria-label={messages.verSituacao}>
      <div className={classes.two}>
        <PublicInput
          label="CPF"
          name="cpf"
          inputMode="numeric"
          autoComplete="off"
          required
          placeholder="000.000.000-00"
          value={cpf}
          onChange={(text) => setCpf(typedCpf(text))}
          error={tried ? (wrong.cpf ?? campos.cpf ?? null) : null}
        />
        <PublicInput
          label="Data de nascimento"
          name="nascimento"
          inputMode="numeric"
          autoComplete="bday"
          required
          placeholder="dd/mm/aaaa"
          value={nascimento}
          onChange={(text) => setNascimento(typedDate(text))}
          error={tried ? (wrong.nascimento ?? campos.nascimento ?? null) : null}
        />
      </div>
      <p className={classes.why}>
        Filiação e falecimento são dados sensíveis (LGPD): só os mostramos a quem informa CPF e nascimento que conferem.
      </p>
      <PublicButton type="submit" primary disabled={procurando}>
        {messages.verSituacao}
      </PublicButton>
    </form>
  );
}
