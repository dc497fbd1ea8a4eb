import { Button } from '@mantine/core';
import { IconDeviceFloppy, IconPencil, IconPointFilled, IconTrash } from '@tabler/icons-react';
import { type RefObject, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useSubmit } from '#platform/api/index.ts';
import { confirm, notify, StatusTag } from '#platform/ui/index.ts';
import { TEXTOS } from '../textos.ts';
import { ArquivosELinks, type LinkHandle } from './ArquivosELinks.tsx';
import { FormDoPasso } from './FormDoPasso.tsx';
import type { Parte, RegistroDaParte } from './parte.ts';
import classes from './passos.module.css';
import { useFormDoRegistro } from './useFormDoRegistro.ts';

export interface CartaoHandle {
  sujo: boolean;
  salvar: () => Promise<boolean>;
}

export interface CartaoProps<R extends RegistroDaParte, V extends Record<string, unknown>, I extends object> {
  parte: Parte<R, V, I>;
  temaId: string;
  /** null: a new one. */
  registro: R | null;
  /** Its place among the others, from 1. */
  numero: number;
  readOnly: boolean;
  /** By the card's key. */
  handles: RefObject<Map<string, CartaoHandle>>;
  chave: string;
  onSujo: (chave: string, sujo: boolean) => void;
  onSalvo: (chave: string, registro: R) => void;
  onTirado: (chave: string) => void;
}

/** • new, ✎ changed; saved says nothing. */
function Marca({ novo, alterado }: { novo: boolean; alterado: boolean }) {
  if (novo) return <StatusTag tone="info" icon={<IconPointFilled size={12} aria-hidden />} label="Novo" />;
  if (!alterado) return null;
  return <StatusTag tone="wait" icon={<IconPencil size={12} aria-hidden />} label="Alterado" />;
}

/**
 * One record of a step, saved for itself; files and links once it is.
 * Source: spec 3 §4 (Theme); decisions-sindical-contratos-patrimonio (Wizard).
 */
export function Cartao<R extends RegistroDaParte, V extends Record<string, unknown>, I extends object>(
  props: CartaoProps<R, V, I>,
) {
  const { parte, temaId, registro, numero, readOnly, handles, chave, onSujo, onSalvo, onTirado } = props;
  const { mutateAsync: create } = useSubmit(parte.create);
  const { mutateAsync: update } = useSubmit(parte.update);
  const { mutateAsync: remove } = useSubmit(parte.remove);
  const salva = useRef(registro?.versao ?? 0);
  const [pendente, setPendente] = useState(false);
  const link = useRef<LinkHandle | null>(null);
  const headingId = useId();
  const initial = useMemo(() => (registro === null ? parte.vazio : parte.valores(registro)), [registro, parte]);
  const { form, salvar } = useFormDoRegistro<V, I, R>({
    ...{ schema: parte.schema, initial, labels: parte.labels, show: parte.show, registro, salva },
    criar: (input) => create({ ...input, id: temaId }),
    alterar: (changes, versao) => update({ ...changes, id: registro?.id ?? '', versao }),
    onSalvo: (novo) => {
      notify.success(parte.salvo);
      onSalvo(chave, novo);
    },
  });
  const { dirty } = form;
  const sujo = dirty || pendente;
  useEffect(() => onSujo(chave, sujo), [chave, sujo, onSujo]);
  useEffect(() => () => onSujo(chave, false), [chave, onSujo]);
  useEffect(() => {
    const all = handles.current;
    all.set(chave, {
      sujo,
      salvar: async () => (!dirty || (await salvar())) && ((await link.current?.salvar()) ?? true),
    });
    return () => {
      all.delete(chave);
    };
  });

  const tirar = async () => {
    if (registro === null) return onTirado(chave);
    const { id, versao } = registro;
    const { confirmed } = await confirm({
      title: `Excluir ${parte.um}`,
      message: parte.confirma(registro),
      confirmLabel: 'Excluir',
      danger: true,
      run: () => remove({ id, versao: Math.max(versao, salva.current) }),
    });
    if (!confirmed) return;
    notify.success(parte.excluido);
    onTirado(chave);
  };
  const nome = `${parte.um} ${numero}`;
  const anexados = registro && parte.anexados?.(registro);
  return (
    <li className={classes.cartao} aria-labelledby={headingId}>
      <div className={classes.cabeca}>
        <h4 id={headingId}>{nome.replace(/^./, (letra) => letra.toUpperCase())}</h4>
        {!readOnly && <Marca novo={registro === null} alterado={dirty} />}
      </div>
      <FormDoPasso form={form} label={nome}>
        <div className={classes.campos}>
          <parte.Campos form={form} readOnly={readOnly} />
        </div>
      </FormDoPasso>
      {!readOnly && (
        <div className={classes.botoes}>
          <Button
            variant="subtle"
            color="vermelho"
            size="compact-md"
            leftSection={<IconTrash size={15} aria-hidden />}
            aria-label={`Excluir ${nome}`}
            onClick={() => void tirar()}
          >
            Excluir
          </Button>
          <Button
            variant="light"
            size="compact-md"
            leftSection={<IconDeviceFloppy size={15} aria-hidden />}
            aria-label={`Salvar ${nome}`}
            disabled={!form.canSubmit || form.missing.length > 0}
            loading={form.submitting}
            onClick={() => void salvar()}
          >
            Salvar
          </Button>
        </div>
      )}
      {parte.anexados && registro === null && <p className={classes.nota}>{TEXTOS.depoisDeSalvo}</p>}
      {anexados && (
        <ArquivosELinks
          temaId={temaId}
          {...anexados}
          readOnly={readOnly}
          titulo={TEXTOS.arquivosELinks}
          onPendente={setPendente}
          handle={link}
        />
      )}
    </li>
  );
}
