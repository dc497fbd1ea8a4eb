import { Button } from '@mantine/core';
import {
  FORMA_DO_TERMO_ROTULOS,
  termosMessages as messages,
  ORIGEM_DO_TERMO_ROTULOS,
  SITUACAO_DO_TERMO_ROTULOS,
  type Termo,
} from '@sede/domain/modules/patrimonio/termos';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { useCan } from '#platform/session/index.ts';
import { confirm, InstantText, notify, PanelSection, Reading, StatusTag } from '#platform/ui/index.ts';
import { Lines, Nothing } from '#platform/ui/reading.ts';
import { TOM_DO_TERMO } from './termo.status.ts';
import classes from './termos.module.css';

const Papel = lazy(() => import('./PapelDialog.tsx').then((m) => ({ default: m.PapelDialog })));

/** What came of it, or where it went. */
function Detalhe({ termo }: { termo: Termo }) {
  const { respondidoEm, forma, motivo, email, situacao } = termo;
  if (respondidoEm === null)
    return (
      <>
        {ORIGEM_DO_TERMO_ROTULOS[termo.origem]} · <InstantText value={termo.criadoEm} />
        {situacao === 'aguardando' && ` · ${email ?? messages.soPapel}`}
      </>
    );
  return (
    <>
      {forma && FORMA_DO_TERMO_ROTULOS[forma]} · <InstantText value={respondidoEm} />
      {motivo && ` · ${motivo}`}
    </>
  );
}

const assinavel = ({ situacao }: Termo) => !['aceito', 'substituido', 'dispensado'].includes(situacao);

function Linha({ termo, onPapel }: { termo: Termo; onPapel: (() => void) | undefined }) {
  const { id, nome, situacao, anexo } = termo;
  return (
    <li className={classes.termo}>
      <span>
        <strong>{nome}</strong>
        <span className={classes.nota}>
          <Detalhe termo={termo} />
        </span>
        <span className={classes.atos}>
          <a href={`/api/termos/${id}/pdf`} target="_blank" rel="noreferrer" aria-label={`${messages.baixar}: ${nome}`}>
            {messages.baixar}
          </a>
          {anexo && (
            <a href={`/api/anexos/${anexo}?exibir=sim`} target="_blank" rel="noreferrer">
              {messages.papel}
            </a>
          )}
          {onPapel && assinavel(termo) && (
            <Button variant="subtle" size="compact-xs" onClick={onPapel}>
              {messages.papel}
            </Button>
          )}
        </span>
      </span>
      <StatusTag tone={TOM_DO_TERMO[situacao]} label={SITUACAO_DO_TERMO_ROTULOS[situacao]} />
    </li>
  );
}

export interface TermosDoBemProps {
  id: string;
  /** Somebody has it. */
  comAlguem: boolean;
}

/** 'Termos' of an asset: who accepted or refused it, made anew, signed on paper. Source: decisions-sindical-contratos-patrimonio (Term). */
export function TermosDoBem({ id, comAlguem }: TermosDoBemProps) {
  const query = useQuery(orpc.termos.doBem.queryOptions({ input: { id }, meta: { modulos: ['bens', 'fluxos'] } }));
  const { mutateAsync: emitir } = useSubmit(orpc.termos.emitir);
  const pode = useCan('patrimonio.movimentar');
  const [assina, setAssina] = useState<Termo | null>(null);
  const emitirOutro = async (aberto: boolean) => {
    let emitido: Termo | undefined;
    const run = async () => {
      emitido = await emitir({ id });
    };
    await confirm({
      title: aberto ? messages.emitirOutro : messages.emitir,
      ...(aberto && { message: messages.confirmaEmitir }),
      confirmLabel: 'Emitir',
      run,
    });
    if (emitido) notify.success(emitido.email ? messages.emitidoPara(emitido.email) : messages.emitido);
  };
  return (
    <Reading query={query}>
      {({ itens }) => (
        <PanelSection
          title={messages.termos}
          count={itens.length}
          aside={
            pode &&
            comAlguem && (
              <Button
                variant="subtle"
                size="compact-sm"
                onClick={() => void emitirOutro(itens.some(({ situacao }) => situacao === 'aguardando'))}
              >
                {itens.length > 0 ? messages.emitirOutro : messages.emitir}
              </Button>
            )
          }
        >
          {itens.length === 0 ? (
            <Nothing>{messages.nenhum}</Nothing>
          ) : (
            <Lines>
              {itens.map((termo) => (
                <Linha key={termo.id} termo={termo} onPapel={pode ? () => setAssina(termo) : undefined} />
              ))}
            </Lines>
          )}
          {assina && (
            <Suspense fallback={null}>
              <Papel termo={assina} onClose={() => setAssina(null)} />
            </Suspense>
          )}
        </PanelSection>
      )}
    </Reading>
  );
}
