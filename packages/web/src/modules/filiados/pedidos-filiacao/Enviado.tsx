import { formatDataBr } from '@sede/domain/kernel';
import { type PedidoEnviado, pedidosMessages } from '@sede/domain/modules/filiados/pedidos-filiacao';
import { useEffect, useRef, useState } from 'react';
import classes from './filiacao.module.css';

/** It is sent: protocol, where the link went, what happens now. */
export function Enviado({ pedido }: { pedido: PedidoEnviado }) {
  const title = useRef<HTMLHeadingElement>(null);
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    title.current?.focus();
    window.scrollTo?.(0, 0);
  }, []);
  const { protocolo, enviadoPara, validoAte, mensagem } = pedido;
  const copy = () => {
    // Plain http has no clipboard: the number can be marked by hand.
    void navigator.clipboard?.writeText(protocolo).then(() => setCopied(true));
  };
  return (
    <section className={classes.sent} aria-labelledby="enviado">
      <svg width="68" height="68" viewBox="0 0 24 24" aria-hidden="true" className={classes.check}>
        <path d="m7.5 12.5 3 3 6-7" />
      </svg>
      <h1 id="enviado" ref={title} tabIndex={-1}>
        {mensagem}
      </h1>
      <p className={classes.after}>{pedidosMessages.depois}</p>
      <dl className={classes.facts}>
        <div>
          <dt>Protocolo</dt>
          <dd data-big>{protocolo}</dd>
          <dd className={classes.copy}>
            <button type="button" className={classes.link} onClick={copy}>
              {copied ? 'Copiado' : 'Copiar'}
            </button>
          </dd>
        </div>
        <div>
          <dt>Enviado para</dt>
          <dd>{enviadoPara}</dd>
        </div>
        <div>
          <dt>O link vale até</dt>
          <dd>{formatDataBr(validoAte)}</dd>
        </div>
      </dl>
      <h2>O que acontece agora</h2>
      <ol>
        <li>Abra o e-mail e assine o termo de filiação.</li>
        <li>A secretaria confere e confirma sua filiação.</li>
        <li>Você recebe o acesso à área do filiado.</li>
      </ol>
      <p className={classes.faint}>Não chegou? Veja a caixa de spam ou ligue para a secretaria.</p>
    </section>
  );
}
