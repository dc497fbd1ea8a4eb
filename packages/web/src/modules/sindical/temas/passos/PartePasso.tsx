import { Button } from '@mantine/core';
import {
  TEMA_FIELDS as FIELDS,
  faltasAtePasso,
  temasMessages as messages,
  PARTES_DO_TEMA,
  passosMessages,
  temasErrors,
  ULTIMO_PASSO,
} from '@sede/domain/modules/sindical/temas';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useImperativeHandle, useRef, useState } from 'react';
import { isApiError, orpc, useSubmit } from '#platform/api/index.ts';
import { YesNoField } from '#platform/ui/form.ts';
import { confirm, notify } from '#platform/ui/index.ts';
import { Nothing } from '#platform/ui/reading.ts';
import { Cartao, type CartaoHandle } from './Cartao.tsx';
import type { Parte, RegistroDaParte } from './parte.ts';
import type { PassoProps } from './passo.ts';
import classes from './passos.module.css';
import { useCartoes } from './useCartoes.ts';

/** Steps 3 to 6: whether there are any, and each with a card of its own. Source: spec 3 §2.10, §4, §5 (Theme). */
export function PartePasso<R extends RegistroDaParte, V extends Record<string, unknown>, I extends object>({
  tema,
  passo,
  readOnly,
  handle,
  parte,
  onSujo,
  onTema,
}: PassoProps & { parte: Parte<R, V, I> }) {
  const { id } = tema;
  const da = PARTES_DO_TEMA.find((uma) => uma.passo === passo);
  const flag = da?.flag ?? 'existeItensDestaque';
  const registros = parte.registros(tema);
  const { cartoes, sujo, nova, salva, tira, suja } = useCartoes(registros);
  const handles = useRef(new Map<string, CartaoHandle>());
  const [falta, setFalta] = useState<string | null>(null);
  const [perguntada, setPerguntada] = useState<boolean | null>(null);
  const { mutateAsync: responder } = useSubmit(orpc.temas.responder);
  const { mutateAsync: avancar } = useSubmit(orpc.temas.avancar);
  const { mutateAsync: concluir } = useSubmit(orpc.temas.concluir);
  const existe = perguntada ?? tema[flag];
  const salvos = cartoes.filter(({ registro }) => registro !== null).length;

  useEffect(() => onSujo(sujo), [sujo, onSujo]);
  // One to begin with, where there is none and there should be.
  const vazio = existe && !readOnly && cartoes.length === 0;
  useEffect(() => {
    if (vazio) nova();
  }, [vazio, nova]);

  const answer = async (nao: boolean) => {
    setFalta(null);
    setPerguntada(nao);
    try {
      onTema(await responder({ id, passo, existe: nao }));
    } finally {
      setPerguntada(null);
    }
  };
  const mudar = async (sim: boolean) => {
    if (sim === existe) return;
    if (!sim && salvos > 0) {
      const { confirmed } = await confirm({
        title: `${FIELDS[flag].rotulo}?`,
        message: passosMessages.confirmaEsconder(salvos),
        confirmLabel: 'Responder Não',
      });
      if (!confirmed) return;
    }
    await answer(sim).catch(notify.error);
  };

  const salvar = async () => {
    for (const cartao of [...handles.current.values()].filter((um) => um.sujo)) {
      if (!(await cartao.salvar())) return false;
    }
    return true;
  };
  useImperativeHandle(handle, () => ({
    salvar,
    avancar: async () => {
      setFalta(null);
      const novos = [...handles.current.values()].filter((um) => um.sujo).length;
      if (existe && !(await salvar())) return false;
      const quantos = { itens: 1, pessoas: 1, processos: 1, acoes: 1, ...(da && { [da.parte]: salvos + novos }) };
      const faltas = faltasAtePasso(passo, { ...tema, [flag]: existe }, quantos);
      if (faltas[flag] !== undefined) {
        setFalta(faltas[flag]);
        return false;
      }
      try {
        onTema(await (passo === ULTIMO_PASSO ? concluir({ id, existe }) : avancar({ id, passo, existe })));
        return true;
      } catch (error) {
        if (!isApiError(error) || error.code !== temasErrors.incompleto.code) throw error;
        setFalta(Object.values(error.campos).join('\n') || error.message);
        return false;
      }
    },
  }));
  return (
    <div className={classes.parte}>
      <YesNoField
        label={`${FIELDS[flag].rotulo}?`}
        value={existe}
        onChange={(sim) => void mudar(sim)}
        readOnly={readOnly}
        disabled={perguntada !== null}
      />
      {falta && (
        <p className={classes.recusa} role="alert">
          {falta}
        </p>
      )}
      <div hidden={!existe}>
        <ol className={classes.cartoes} aria-label={da === undefined ? parte.novo : FIELDS[flag].rotulo}>
          {cartoes.map(({ chave, registro }, at) => (
            <Cartao
              key={chave}
              parte={parte}
              temaId={id}
              registro={registro}
              numero={at + 1}
              readOnly={readOnly}
              handles={handles}
              chave={chave}
              onSujo={suja}
              onSalvo={salva}
              onTirado={tira}
            />
          ))}
        </ol>
        {readOnly && cartoes.length === 0 && <Nothing>{messages.semRegistros}</Nothing>}
        {!readOnly && (
          <Button variant="default" leftSection={<IconPlus size={16} aria-hidden />} onClick={nova}>
            {parte.novo}
          </Button>
        )}
      </div>
    </div>
  );
}
