import { Button } from '@mantine/core';
import { describeValue, formatInstantBr } from '@sede/domain/kernel';
import {
  CAMPOS_CORRIGIVEIS,
  type MinhaCorrecao,
  correcoesMessages as messages,
  ROTULO_DO_CAMPO,
} from '@sede/domain/modules/filiados/correcoes';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { confirm, notify, Reading } from '#platform/ui/index.ts';
import { CorrecaoTag } from './CorrecaoTag.tsx';
import classes from './correcoes.module.css';

const Pedir = lazy(() => import('./NovaCorrecao.tsx').then((m) => ({ default: m.NovaCorrecao })));

function Pedido({ pedido }: { pedido: MinhaCorrecao }) {
  const { id, versao, campo, valorPedido, estado, criadoEm, decididaEm, motivo } = pedido;
  const { mutateAsync: retirar } = useSubmit(orpc.correcoes.retirar);
  const withdraw = async () => {
    const answer = await confirm({
      title: messages.retirar,
      message: messages.perguntaRetirar,
      details: [ROTULO_DO_CAMPO[campo]],
      confirmLabel: 'Retirar',
      run: () => retirar({ id, versao }),
    });
    if (answer.confirmed) notify.success(messages.retirado);
  };
  return (
    <li>
      <CorrecaoTag estado={estado} />
      <p>
        <strong>{ROTULO_DO_CAMPO[campo]}</strong>: {describeValue(CAMPOS_CORRIGIVEIS[campo], valorPedido)}
      </p>
      <span className={classes.quando}>
        Pedida em {formatInstantBr(criadoEm)}
        {decididaEm && ` · respondida em ${formatInstantBr(decididaEm)}`}
      </span>
      {motivo && <p>Motivo: {motivo}</p>}
      {estado === 'pedida' && (
        <Button
          variant="default"
          aria-label={`${messages.retirar}: ${ROTULO_DO_CAMPO[campo]}`}
          onClick={() => void withdraw()}
        >
          {messages.retirar}
        </Button>
      )}
    </li>
  );
}

/** Of Meu Perfil: what the member asked to be corrected, with its answer, and the way to ask. Source: decisions-members (Account). */
export function MinhasCorrecoes() {
  const query = useQuery(orpc.correcoes.minhas.queryOptions({ input: {}, meta: { modulos: ['filiados'] } }));
  const [asking, setAsking] = useState(false);
  return (
    <section className={`card ${classes.minhas}`} aria-labelledby="perfil-correcoes">
      <div className={classes.topo}>
        <h2 id="perfil-correcoes">{messages.minhas}</h2>
        {query.data?.podePedir && (
          <Button variant="default" onClick={() => setAsking(true)}>
            {messages.pedir}
          </Button>
        )}
        {query.data?.pedidos.length === 0 && <p>{messages.explicacao}</p>}
      </div>
      <Reading query={query}>
        {({ pedidos }) =>
          pedidos.length > 0 && (
            <ul className={classes.pedidos}>
              {pedidos.map((pedido) => (
                <Pedido key={pedido.id} pedido={pedido} />
              ))}
            </ul>
          )
        }
      </Reading>
      {asking && query.data && (
        <Suspense fallback={null}>
          <Pedir minhas={query.data} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </section>
  );
}
