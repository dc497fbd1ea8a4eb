import { formatDataBr, MASCARA_CPF } from '@sede/domain/kernel';
import { MAX_TERMO_BYTES, pedidosMessages, type TermoAAssinar } from '@sede/domain/modules/filiados/pedidos-filiacao';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { call, messageOf } from '#platform/api/plain.ts';
import { PublicButton, PublicFailure, PublicInput, PublicPage } from '#platform/public/index.ts';
import { applyMask, bareOf } from '#platform/ui/fields/mask.ts';
import { downloadTermo, sendAssinado } from './assinatura.api.ts';
import classes from './filiacao.module.css';

/** Behind '#': no server and no log sees it. */
const tokenOf = () => decodeURIComponent(window.location.hash.slice(1));

interface Resultado {
  resultado: 'assinado' | 'ja_assinado' | 'cpf_errado';
  restam: number;
}

function Feito({ already }: { already: boolean }) {
  return (
    <section className={classes.sent} role="status">
      <svg width="68" height="68" viewBox="0 0 24 24" aria-hidden="true" className={classes.check}>
        <path d="m7.5 12.5 3 3 6-7" />
      </svg>
      <h1>{already ? pedidosMessages.jaAssinado : pedidosMessages.assinado}</h1>
      <p className={classes.after}>{pedidosMessages.depoisDeAssinar}</p>
    </section>
  );
}

/** With the CPF, here; or elsewhere, with the signed PDF sent back. */
function Assinatura({ token, termo, onDone }: { token: string; termo: TermoAAssinar; onDone: () => void }) {
  const [cpf, setCpf] = useState('');
  const [concordo, setConcordo] = useState(false);
  const arquivo = useRef<HTMLInputElement>(null);
  const [problema, setProblema] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const done = ({ resultado, restam }: Resultado) => {
    if (resultado !== 'cpf_errado') return onDone();
    setProblema(`${pedidosMessages.cpfErrado} ${restam === 1 ? 'Resta 1 tentativa.' : `Restam ${restam} tentativas.`}`);
  };
  async function act(work: () => Promise<Resultado | undefined>) {
    if (busy) return;
    setBusy(true);
    setProblema(null);
    try {
      const answer = await work();
      if (answer) done(answer);
    } catch (error) {
      setProblema(messageOf(error));
    } finally {
      setBusy(false);
    }
  }
  function sign(event: FormEvent) {
    event.preventDefault();
    if (!concordo || cpf === '') {
      setProblema(cpf === '' ? 'Digite o seu CPF.' : 'Marque que leu e concorda para assinar.');
      return;
    }
    const navegador = navigator.userAgent.slice(0, 300);
    void act(() => call<Resultado>('POST', '/api/filiacao/assinar', { token, cpf, concordo: true, navegador }));
  }
  function pick(file: File | undefined) {
    if (!file) return;
    if (file.size > MAX_TERMO_BYTES) setProblema('O arquivo passa do limite de 5 MB.');
    else void act(() => sendAssinado<Resultado>(token, file));
  }
  return (
    <>
      <form onSubmit={sign} noValidate>
        <PublicInput
          label="Seu CPF"
          required
          inputMode="numeric"
          autoComplete="off"
          value={cpf}
          onChange={(text) => setCpf(applyMask(MASCARA_CPF, bareOf(MASCARA_CPF, text)))}
        />
        <div className={classes.tick}>
          <label>
            <input type="checkbox" checked={concordo} onChange={(event) => setConcordo(event.currentTarget.checked)} />
            <span>Li o termo e concordo com ele.</span>
          </label>
        </div>
        {problema && <PublicFailure>{problema}</PublicFailure>}
        <p className={classes.actions}>
          <PublicButton primary type="submit" disabled={busy}>
            {busy ? 'Aguarde…' : 'Assinar'}
          </PublicButton>
        </p>
      </form>
      <section className={classes.other}>
        <h2>Prefere assinar no gov.br?</h2>
        <p>
          Baixe o termo, assine em assinador.iti.br e envie aqui o PDF assinado (até 5 MB).{' '}
          {termo.restamArquivos === 1 ? 'Resta 1 envio.' : `Restam ${termo.restamArquivos} envios.`}
        </p>
        <p className={classes.actions}>
          <PublicButton
            disabled={busy}
            onClick={() => void act(() => downloadTermo(token, termo.protocolo).then(() => undefined))}
          >
            Baixar o termo (PDF)
          </PublicButton>
          <PublicButton disabled={busy || termo.restamArquivos === 0} onClick={() => arquivo.current?.click()}>
            Enviar o PDF assinado
          </PublicButton>
          {/* The browser's own field says its words in the browser's language. */}
          <input
            ref={arquivo}
            type="file"
            accept="application/pdf,.pdf"
            aria-label="PDF assinado"
            className="visually-hidden"
            tabIndex={-1}
            onChange={({ currentTarget }) => {
              pick(currentTarget.files?.[0]);
              // The same file can be chosen again after a failure.
              currentTarget.value = '';
            }}
          />
        </p>
      </section>
    </>
  );
}

/** '/filiacao/assinar#token': read and sign. Source: decisions-members (Public application). */
export function AssinarPage() {
  const [token] = useState(tokenOf);
  const [termo, setTermo] = useState<TermoAAssinar | string | null>(null);
  const [done, setDone] = useState(false);
  useEffect(() => {
    call<TermoAAssinar>('POST', '/api/filiacao/assinatura', { token: token || '-' }).then(setTermo, (error: unknown) =>
      setTermo(messageOf(error)),
    );
  }, [token]);
  if (done || (termo !== null && typeof termo !== 'string' && termo.assinado)) {
    return (
      <PublicPage>
        <Feito already={!done} />
      </PublicPage>
    );
  }
  return (
    <PublicPage>
      <h1>Termo de filiação</h1>
      {termo === null && <p aria-busy="true">Carregando…</p>}
      {typeof termo === 'string' && <PublicFailure>{termo}</PublicFailure>}
      {termo !== null && typeof termo !== 'string' && (
        <>
          <p className={classes.lead}>
            Protocolo {termo.protocolo} · assine até {formatDataBr(termo.validoAte)}
          </p>
          <dl className={classes.facts}>
            {termo.resumo.map(({ rotulo, valor }) => (
              <div key={rotulo}>
                <dt>{rotulo}</dt>
                <dd>{valor}</dd>
              </div>
            ))}
          </dl>
          <section className={classes.term} aria-label="Texto do termo" tabIndex={-1}>
            {termo.termo.split(/\n+/).map((text) => (
              <p key={text}>{text}</p>
            ))}
          </section>
          <Assinatura token={token} termo={termo} onDone={() => setDone(true)} />
        </>
      )}
    </PublicPage>
  );
}
