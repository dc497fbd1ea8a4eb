import { isCpf, MASCARA_CPF } from '@sede/domain/kernel';
import {
  MAX_MOTIVO_DA_RECUSA,
  termosMessages as messages,
  type RespostaDoTermo,
  termosErrors,
} from '@sede/domain/modules/patrimonio/termos';
import { type FormEvent, useState } from 'react';
import { call, isApiError, messageOf } from '#platform/api/plain.ts';
import { PublicButton, PublicFailure, PublicField, PublicInput } from '#platform/public/index.ts';
import { applyMask, bareOf } from '#platform/ui/fields/mask.ts';
import classes from './termo.module.css';

export interface RespostaFormProps {
  token: string;
  onDone: (resultado: 'aceito' | 'recusado') => void;
  /** The link takes no answer any more: why. */
  onFim: (texto: string) => void;
}

const FIM: readonly string[] = [termosErrors.link_invalido.code, termosErrors.bloqueado.code];

/** The holder's CPF and one of two answers; a refusal asks for its reason. What was typed stays when it is refused. */
export function RespostaForm({ token, onDone, onFim }: RespostaFormProps) {
  const [cpf, setCpf] = useState('');
  const [motivo, setMotivo] = useState('');
  const [recusando, setRecusando] = useState(false);
  const [erros, setErros] = useState<{ cpf?: string; motivo?: string }>({});
  const [problema, setProblema] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const faltas = {
      ...(!isCpf(bareOf(MASCARA_CPF, cpf)) && { cpf: messages.cpfInvalido }),
      ...(recusando && motivo.trim() === '' && { motivo: messages.obrigatorio }),
    };
    setErros(faltas);
    setProblema(null);
    if (Object.keys(faltas).length > 0) return;
    setBusy(true);
    try {
      const { resultado, restam } = await call<RespostaDoTermo>('POST', '/api/termo/responder', {
        ...{ token, cpf, aceita: !recusando, navegador: navigator.userAgent.slice(0, 300) },
        ...(recusando && { motivo: motivo.trim() }),
      });
      if (resultado !== 'cpf_errado') return onDone(resultado);
      if (restam === 0) return onFim(termosErrors.bloqueado().message);
      setErros({ cpf: `${messages.cpfErrado} ${messages.restam(restam)}` });
    } catch (error) {
      if (isApiError(error) && FIM.includes(error.code)) return onFim(messageOf(error));
      setProblema(messageOf(error));
    } finally {
      setBusy(false);
    }
  }
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <PublicInput
        label={messages.digiteCpf}
        required
        inputMode="numeric"
        autoComplete="off"
        error={erros.cpf ?? null}
        value={cpf}
        onChange={(text) => setCpf(applyMask(MASCARA_CPF, bareOf(MASCARA_CPF, text)))}
      />
      {recusando && (
        <PublicField label={messages.motivo} required error={erros.motivo ?? null}>
          {(control) => (
            <textarea
              {...control}
              rows={4}
              maxLength={MAX_MOTIVO_DA_RECUSA}
              value={motivo}
              // biome-ignore lint/a11y/noAutofocus: it comes by the press of 'Recusar', and is what is asked for
              autoFocus
              onChange={({ currentTarget }) => setMotivo(currentTarget.value)}
            />
          )}
        </PublicField>
      )}
      {problema && <PublicFailure>{problema}</PublicFailure>}
      <p className={classes.actions}>
        <PublicButton primary type="submit" disabled={busy}>
          {busy ? 'Aguarde…' : recusando ? messages.confirmarRecusa : messages.aceitar}
        </PublicButton>
        <PublicButton disabled={busy} onClick={() => setRecusando(!recusando)}>
          {recusando ? messages.voltar : messages.recusar}
        </PublicButton>
      </p>
    </form>
  );
}
