import type { PainelDaConsignacao } from '@sede/domain/modules/filiados/consignacoes';
import type { Casa } from '@sede/domain/modules/filiados/filiados';
import { lazy, Suspense, useState } from 'react';
import { useCan } from '#platform/session/index.ts';
import { CartaoDaCasa } from './CartaoDaCasa.tsx';
import classes from './consignacoes.module.css';
import { useEnvio } from './useEnvio.ts';

const EnvioDialog = lazy(() => import('./EnvioDialog.tsx').then((m) => ({ default: m.EnvioDialog })));
const LayoutsDialog = lazy(() => import('./LayoutsDialog.tsx').then((m) => ({ default: m.LayoutsDialog })));

/** The three cards of the houses' files. Source: spec 2 §2. */
export function Arquivos({ painel }: { painel: PainelDaConsignacao }) {
  const { competencia, casas, pode } = painel;
  const envio = useEnvio(competencia);
  const mayLayout = useCan('consignacao.layouts');
  const [layouts, setLayouts] = useState<Casa | null>(null);
  return (
    <div className={classes.cartoes}>
      {casas.map((daCasa) => (
        <CartaoDaCasa
          key={daCasa.casa}
          daCasa={daCasa}
          motivo={pode.enviar}
          sending={envio.sending === daCasa.casa}
          falha={envio.falha?.casa === daCasa.casa ? envio.falha.texto : null}
          onFile={(file) => void envio.escolher(daCasa.casa, file)}
          onLayouts={mayLayout ? () => setLayouts(daCasa.casa) : undefined}
        />
      ))}
      <Suspense fallback={null}>
        {envio.visto && (
          <EnvioDialog competencia={competencia} visto={envio.visto} onSend={envio.guardar} onClose={envio.desistir} />
        )}
        {layouts && <LayoutsDialog casa={layouts} onClose={() => setLayouts(null)} />}
      </Suspense>
    </div>
  );
}
