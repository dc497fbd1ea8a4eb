import { formatDataBr } from '@sede/domain/kernel';
import {
  type FormularioPesquisa,
  pesquisasMessages as messages,
  ROTULO_MODO,
} from '@sede/domain/modules/comunicacao/pesquisas';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { call, messageOf } from '#platform/api/plain.ts';
import { PublicButton, PublicFailure, PublicPage, useTicket } from '#platform/public/index.ts';
import { PerguntaDoTipo, type RespostaDada } from './PerguntaDoTipo.tsx';
import classes from './responder.module.css';

/** Behind '#': no server and no log sees it. */
const tokenOf = () => decodeURIComponent(window.location.hash.slice(1));

function Modo({ modo }: Pick<FormularioPesquisa, 'modo'>) {
  return (
    <section className={classes.mode} aria-label="Como a sua resposta é guardada">
      <strong>{ROTULO_MODO[modo]}</strong>
      <p>{modo === 'anonima' ? messages.anonimaDita : messages.identificadaDita}</p>
    </section>
  );
}

function Externo({ rotulo, endereco }: { rotulo: string; endereco: string }) {
  return (
    <section className={classes.question}>
      <h2>{rotulo}</h2>
      <p>Este formulário fica em outro endereço. As respostas de lá não chegam a este sistema.</p>
      <a className={classes.link} href={endereco} target="_blank" rel="noreferrer">
        Abrir o formulário de {rotulo}
      </a>
    </section>
  );
}

function Obrigado() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={classes.done} role="status">
      <h1 ref={heading} tabIndex={-1}>
        {messages.obrigado}
      </h1>
      <p>{messages.obrigadoTexto}</p>
    </section>
  );
}

const SEM_NOTA = 'Dê uma nota a pelo menos um serviço.';

/** Score and comment of each type; those without a score are not sent. */
function Formulario({
  formulario,
  token,
  onDone,
}: {
  formulario: FormularioPesquisa;
  token: string;
  onDone: () => void;
}) {
  const [dadas, setDadas] = useState<Readonly<Record<string, RespostaDada>>>({});
  const [problema, setProblema] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const { send } = useTicket('/pesquisa');
  const daqui = formulario.tipos.filter(({ externo }) => externo === null);
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const respostas = daqui.flatMap(({ tipo }) => {
      const { nota = null, comentario = '' } = dadas[tipo] ?? {};
      if (nota === null) return [];
      return [{ tipo, nota, ...(comentario.trim() ? { comentario: comentario.trim() } : {}) }];
    });
    if (respostas.length === 0) {
      setProblema(SEM_NOTA);
      return;
    }
    setBusy(true);
    setProblema(null);
    try {
      await send('/pesquisas/responder', { token, respostas });
      onDone();
    } catch (error) {
      setProblema(messageOf(error));
      setBusy(false);
    }
  }
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      {formulario.tipos.map(({ tipo, rotulo, externo }) =>
        externo === null ? (
          <PerguntaDoTipo
            key={tipo}
            rotulo={rotulo}
            dada={dadas[tipo] ?? { nota: null, comentario: '' }}
            onChange={(dada) => setDadas((antes) => ({ ...antes, [tipo]: dada }))}
          />
        ) : (
          <Externo key={tipo} rotulo={rotulo} endereco={externo} />
        ),
      )}
      {problema && <PublicFailure>{problema}</PublicFailure>}
      {daqui.length > 0 && (
        <p className={classes.actions}>
          <PublicButton primary type="submit" disabled={busy}>
            {busy ? 'Enviando…' : 'Enviar resposta'}
          </PublicButton>
        </p>
      )}
    </form>
  );
}

/** '/pesquisa#token': answer once. Source: decisions-members (Survey). */
export function ResponderPage() {
  const [token] = useState(tokenOf);
  const [formulario, setFormulario] = useState<FormularioPesquisa | string | null>(null);
  const [done, setDone] = useState(false);
  useEffect(() => {
    call<FormularioPesquisa>('POST', '/api/pesquisas/formulario', { token: token || '-' }).then(
      setFormulario,
      (error: unknown) => setFormulario(messageOf(error)),
    );
  }, [token]);
  if (done) {
    return (
      <PublicPage>
        <Obrigado />
      </PublicPage>
    );
  }
  return (
    <PublicPage>
      <h1>{messages.formulario}</h1>
      {formulario === null && <p aria-busy="true">Carregando…</p>}
      {typeof formulario === 'string' && (
        <div className={classes.refused}>
          <PublicFailure>{formulario}</PublicFailure>
        </div>
      )}
      {formulario !== null && typeof formulario !== 'string' && (
        <>
          <p className={classes.lead}>
            Dê uma nota de 0 a 10 a cada serviço que você usou. Você pode responder até{' '}
            {formatDataBr(formulario.validoAte)}, uma vez.
          </p>
          <Modo modo={formulario.modo} />
          <Formulario formulario={formulario} token={token} onDone={() => setDone(true)} />
        </>
      )}
    </PublicPage>
  );
}
