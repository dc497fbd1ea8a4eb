import { formatDataBr } from '@sede/domain/kernel';
import { termosMessages as messages, type TermoAberto } from '@sede/domain/modules/patrimonio/termos';
import { useCallback, useEffect, useState } from 'react';
import { call, isApiError, messageOf } from '#platform/api/plain.ts';
import { PublicButton, PublicFailure, PublicPage } from '#platform/public/index.ts';
import { RespostaForm } from './RespostaForm.tsx';
import classes from './termo.module.css';

/** Behind '#': no server and no log sees it. */
const tokenOf = () => decodeURIComponent(window.location.hash.slice(1));

/** What the server said of the link stays; a broken connection may be tried again. */
interface Falha {
  texto: string;
  passageira: boolean;
}

function Feito({ resultado }: { resultado: 'aceito' | 'recusado' }) {
  return (
    <section role="status">
      <h1>{messages[resultado]}</h1>
      <p className={classes.lead}>{messages.depois}</p>
    </section>
  );
}

function Lido({ termo }: { termo: TermoAberto }) {
  return (
    <>
      <p className={classes.lead}>
        {termo.nome} · responda até {formatDataBr(termo.validoAte)}
      </p>
      <h2 className={classes.heading}>{termo.bens.length === 1 ? 'Bem' : `${termo.bens.length} bens`}</h2>
      <ul className={classes.assets}>
        {termo.bens.map((bem) => (
          <li key={bem}>{bem}</li>
        ))}
      </ul>
      {/* Scrolled by the keyboard too. */}
      <section className={classes.term} aria-label="Texto do termo" tabIndex={-1}>
        {termo.texto.split(/\n+/).map((paragrafo) => (
          <p key={paragrafo}>{paragrafo}</p>
        ))}
      </section>
    </>
  );
}

/** '/termo#token': read, then accept or refuse, once. Source: decisions-sindical-contratos-patrimonio (Term). */
export function TermoPage() {
  const [token] = useState(tokenOf);
  const [termo, setTermo] = useState<TermoAberto | null>(null);
  const [falha, setFalha] = useState<Falha | null>(null);
  const [feito, setFeito] = useState<'aceito' | 'recusado' | null>(null);
  const ler = useCallback(() => {
    setFalha(null);
    call<TermoAberto>('POST', '/api/termo/ler', { token: token || '-' }).then(setTermo, (error: unknown) =>
      setFalha({ texto: messageOf(error), passageira: !isApiError(error) || ![404, 429].includes(error.status) }),
    );
  }, [token]);
  useEffect(ler, [ler]);
  if (feito) {
    return (
      <PublicPage>
        <Feito resultado={feito} />
      </PublicPage>
    );
  }
  return (
    <PublicPage>
      <h1>{messages.titulo}</h1>
      {!termo && !falha && <p aria-busy="true">Carregando…</p>}
      {falha && <PublicFailure>{falha.texto}</PublicFailure>}
      {falha?.passageira && <PublicButton onClick={ler}>Tentar novamente</PublicButton>}
      {termo && !falha && (
        <>
          <Lido termo={termo} />
          <RespostaForm token={token} onDone={setFeito} onFim={(texto) => setFalha({ texto, passageira: false })} />
        </>
      )}
    </PublicPage>
  );
}
