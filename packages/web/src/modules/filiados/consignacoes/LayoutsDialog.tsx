import { Button } from '@mantine/core';
import { formatInstantBr } from '@sede/domain/kernel';
import { type LayoutDaCasa, consignacoesMessages as messages } from '@sede/domain/modules/filiados/consignacoes';
import { type Casa, ROTULO_CASA } from '@sede/domain/modules/filiados/filiados';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { ReadingDialog } from '#platform/ui/form.ts';
import { notify, Reading, StatusTag } from '#platform/ui/index.ts';
import classes from './consignacoes.module.css';
import { NovoLayoutDialog } from './NovoLayoutDialog.tsx';

const chamado = ({ nome, numero }: LayoutDaCasa): string => (numero > 0 ? `${nome} v${numero}` : nome);

interface VersaoProps {
  layout: LayoutDaCasa;
  onUse: () => void;
  onCopy: () => void;
}

function Versao({ layout, onUse, onCopy }: VersaoProps) {
  const { id, vigente, criadoEm, criadoPor, numero } = layout;
  const nome = chamado(layout);
  return (
    <li>
      <div>
        <b>{nome}</b> {vigente && <StatusTag tone="ok" label="Em uso" />}
        <small>
          {numero === 0 ? 'Vem com o sistema' : criadoEm && formatInstantBr(criadoEm)}
          {criadoPor && ` por ${criadoPor}`}
        </small>
      </div>
      <span className={classes.botoes}>
        {!vigente && id !== null && (
          <Button size="compact-sm" variant="default" aria-label={`Usar: ${nome}`} onClick={onUse}>
            Usar
          </Button>
        )}
        <Button size="compact-sm" variant="default" aria-label={`Nova versão a partir de ${nome}`} onClick={onCopy}>
          Nova versão
        </Button>
      </span>
    </li>
  );
}

/**
 * The versions of how a house writes its file: the one in use, earlier ones to go back to, a new one from any.
 * Source: decisions-members (Consignação).
 */
export function LayoutsDialog({ casa, onClose }: { casa: Casa; onClose: () => void }) {
  const query = useQuery(orpc.consignacoes.layouts.queryOptions({ input: {} }));
  const [copied, setCopied] = useState<LayoutDaCasa | null>(null);
  const use = useSubmit(orpc.consignacoes.usarLayout, {
    onSuccess: () => notify.success(messages.layoutTrocado),
    onError: (error) => void notify.error(error),
  });
  return (
    <>
      <ReadingDialog title={`Layouts · ${ROTULO_CASA[casa]}`} size="md" busy={use.isPending} onClose={onClose}>
        <p className="muted">
          Como a casa escreve o arquivo. Um arquivo já enviado fica com o layout com que foi lido.
        </p>
        <Reading query={query}>
          {({ itens }) => (
            <ul className={classes.lotes}>
              {itens
                .filter((layout) => layout.casa === casa)
                .map((layout) => (
                  <Versao
                    key={layout.numero}
                    layout={layout}
                    onUse={() => layout.id && use.mutate({ id: layout.id, versao: layout.versao })}
                    onCopy={() => setCopied(layout)}
                  />
                ))}
            </ul>
          )}
        </Reading>
      </ReadingDialog>
      {copied && <NovoLayoutDialog layout={copied} onClose={() => setCopied(null)} />}
    </>
  );
}
