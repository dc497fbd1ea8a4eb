import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import { Button, Drawer } from '@mantine/core';
import { textoVencimento } from '@sede/domain/modules/financeiro/despesas';
import { IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { orpc } from '#platform/api/index.ts';
import { DateText, Money, StatusTag, useKit } from '#platform/ui/index.ts';
import drawer from '#platform/ui/overlay/drawer.module.css';
import ficha from '../financeiro.ficha.module.css';
import { DespesaDecisao } from './DespesaDecisao.tsx';
import { DespesaFicha } from './DespesaFicha.tsx';
import { Historico, PagamentosAnteriores, Read } from './DespesaLeituras.tsx';
import { TOM_VENCIMENTO } from './despesa.status.ts';
import classes from './despesas.module.css';

export interface DespesaDrawerProps {
  id: string;
  onClose: () => void;
  onOpen?: ((id: string) => void) | undefined;
  /** Why it is only shown. */
  nota?: string;
}

/** The whole expense to read, with what an approver compares before deciding. Source: decisions §7 (Approval). */
export function DespesaDrawer({ id, onClose, onOpen, nota }: DespesaDrawerProps) {
  const { today } = useKit();
  const query = useQuery(orpc.despesas.get.queryOptions({ input: { id } }));
  const { data } = query;
  const latest = useRef(onClose);
  latest.current = onClose;
  useEffect(() => {
    // A question on top has the keys: seen while the key falls, before it closes.
    const listener = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || document.querySelectorAll('[aria-modal="true"]').length > 1)
        return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener('keydown', listener, true);
    return () => window.removeEventListener('keydown', listener, true);
  }, []);
  return (
    <Drawer.Root
      opened
      onClose={onClose}
      position="right"
      size={760}
      closeOnEscape={false}
      classNames={{ content: drawer.frame }}
    >
      <Drawer.Overlay backgroundOpacity={0.45} />
      <Drawer.Content>
        <div className={`${drawer.head} ${classes.topo}`}>
          <div className={`${drawer.titles} ${classes.titulos}`}>
            <Drawer.Title className={drawer.title}>{data ? data.itemDespesa : 'Despesa'}</Drawer.Title>
            {data && (
              <p className={drawer.sub}>
                {data.nomeBeneficiario} · parcela {data.parcela} · <DateText value={data.dataVencimento} />
              </p>
            )}
          </div>
          {data && (
            <div className={classes.quanto}>
              <b>
                <Money value={data.valorLiquido} />
              </b>
              <StatusTag
                tone={TOM_VENCIMENTO[data.statusVencimento] ?? 'neutral'}
                label={textoVencimento(data, today)}
              />
            </div>
          )}
          <button type="button" className={ficha.icone} aria-label="Fechar" onClick={onClose} data-autofocus>
            <IconX size={20} aria-hidden />
          </button>
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling part without controls must be reachable by keys */}
        <section className={classes.corpo} aria-label="Despesa inteira" tabIndex={0}>
          <Read query={query}>
            {(despesa) => <DespesaFicha despesa={despesa} mayEdit={false} onOpen={onOpen} level={3} />}
          </Read>
          <div className={ficha.ficha}>
            <section>
              <h3>Últimos pagamentos a este beneficiário</h3>
              <PagamentosAnteriores id={id} />
            </section>
            <section>
              <h3>Histórico</h3>
              <Historico id={id} />
            </section>
          </div>
        </section>
        <div className={classes.rodape}>
          {nota ? <span className={classes.motivo}>{nota}</span> : <span className={classes.espaco} />}
          {data && <DespesaDecisao despesa={data} />}
          <Button variant="default" onClick={onClose}>
            Fechar
          </Button>
        </div>
      </Drawer.Content>
    </Drawer.Root>
  );
}
