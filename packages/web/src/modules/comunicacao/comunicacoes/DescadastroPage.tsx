import {
  comunicacoesErrors as errors,
  comunicacoesMessages as messages,
} from '@sede/domain/modules/comunicacao/comunicacoes';
import { useCallback, useEffect, useState } from 'react';
import { call, messageOf } from '#platform/api/plain.ts';
import { PublicButton, PublicFailure, PublicPage } from '#platform/public/index.ts';
import classes from './descadastro.module.css';

interface Tema {
  nome: string;
  recebe: boolean;
  obrigatorio: boolean;
}
interface Lidos {
  /** Of the message whose link was opened. */
  tema: string | null;
  temas: Tema[];
}

/** Behind '#', so that no server on the way writes it down. */
const tokenHere = () => window.location.hash.slice(1);

/** '/descadastro#…': the topics of whoever got a message; opening it changes nothing. Source: decisions-members (Communication). */
export function DescadastroPage() {
  const [token] = useState(tokenHere);
  const [lidos, setLidos] = useState<Lidos | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [saved, setSaved] = useState(false);
  const [busy, setBusy] = useState(false);

  const read = useCallback(() => {
    setFailure(null);
    if (token === '') return setFailure(errors.descadastro_invalido().message);
    call<Lidos>('POST', '/api/descadastro/temas', { token }).then(setLidos, (error) => setFailure(messageOf(error)));
  }, [token]);
  useEffect(read, [read]);

  async function save(temas: Tema[]) {
    setBusy(true);
    setFailure(null);
    try {
      const escolha = temas.filter(({ obrigatorio }) => !obrigatorio).map(({ nome, recebe }) => ({ nome, recebe }));
      const answer = await call<{ temas: Tema[] }>('POST', '/api/descadastro/salvar', { token, temas: escolha });
      setLidos((now) => now && { ...now, temas: answer.temas });
      setSaved(true);
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setBusy(false);
    }
  }
  const set = (nome: string, recebe: boolean) => {
    setSaved(false);
    setLidos((now) => now && { ...now, temas: now.temas.map((one) => (one.nome === nome ? { ...one, recebe } : one)) });
  };
  return (
    <PublicPage>
      <h1>{messages.descadastro}</h1>
      {failure && <PublicFailure>{failure}</PublicFailure>}
      {!lidos && !failure && <p aria-busy="true">Carregando…</p>}
      {!lidos && failure && token !== '' && <PublicButton onClick={read}>Tentar novamente</PublicButton>}
      {lidos && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void save(lidos.temas);
          }}
        >
          {lidos.tema && (
            <p>
              A mensagem que você abriu é do assunto <strong>{lidos.tema}</strong>.
            </p>
          )}
          <fieldset className={classes.temas}>
            <legend>Quero receber</legend>
            {lidos.temas.map(({ nome, recebe, obrigatorio }) => (
              <label key={nome}>
                <input
                  type="checkbox"
                  checked={recebe}
                  disabled={obrigatorio}
                  onChange={({ currentTarget: { checked } }) => set(nome, checked)}
                />
                <span>
                  {nome}
                  {obrigatorio && <small>{messages.obrigatorio}</small>}
                </span>
              </label>
            ))}
          </fieldset>
          <PublicButton type="submit" primary disabled={busy}>
            {busy ? 'Salvando…' : 'Salvar'}
          </PublicButton>
          {saved && <p role="status">{messages.temasSalvos}</p>}
        </form>
      )}
    </PublicPage>
  );
}
