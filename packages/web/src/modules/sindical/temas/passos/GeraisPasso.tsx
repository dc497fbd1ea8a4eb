import {
  CASAS_DA_PROPOSICAO,
  CLASSIFICACOES_DO_TEMA,
  TEMA_FIELDS as FIELDS,
  MAX_TAG,
  MAX_TAGS_DO_TEMA,
  passosMessages as messages,
} from '@sede/domain/modules/sindical/temas';
import { temaPasso2Form } from '@sede/domain/modules/sindical/temas/contract';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { isApiError, orpc, useSubmit } from '#platform/api/index.ts';
import {
  FormSection,
  formTexts,
  formValues,
  IntegerField,
  NO_CHOICE,
  NO_NUMBER,
  noneOf,
  type RecordForm,
  SelectField,
  TagsField,
  TextField,
  usePaused,
} from '#platform/ui/form.ts';
import { notify, optionsOf } from '#platform/ui/index.ts';
import { ArquivosELinks, type LinkHandle } from './ArquivosELinks.tsx';
import { FormDoPasso } from './FormDoPasso.tsx';
import { MesmaProposicao } from './MesmaProposicao.tsx';
import type { PassoProps } from './passo.ts';
import classes from './passos.module.css';
import { useFormDoRegistro } from './useFormDoRegistro.ts';

const VAZIO = {
  classificacaoTema: NO_CHOICE,
  tags: noneOf<string>(),
  casa: NO_CHOICE,
  sigla: '',
  numero: NO_NUMBER,
  ano: NO_NUMBER,
  autor: '',
};
const TEXTS = formTexts(FIELDS);
const PASSO = 2;
const CONFLITO = 'plataforma.versao_conflito';

function Tags({ form, readOnly }: { form: RecordForm<typeof VAZIO>; readOnly: boolean }) {
  const [text, setText] = useState('');
  const busca = usePaused(text).trim();
  const { data } = useQuery(orpc.temas.opcoesDeTags.queryOptions({ input: busca === '' ? {} : { busca } }));
  return (
    <TagsField
      {...form.field('tags')}
      readOnly={readOnly}
      suggestions={data?.itens ?? []}
      onSearch={setText}
      max={MAX_TAGS_DO_TEMA}
      maxLength={MAX_TAG}
    />
  );
}

/**
 * Step 2: classification, tags, the bill, the theme's own files and links.
 * Source: spec 3 §2.10; decisions-sindical-contratos-patrimonio (Wizard).
 */
export function GeraisPasso({
  tema,
  readOnly,
  handle,
  salva,
  onSujo,
  onTema,
}: PassoProps & { salva: RefObject<number> }) {
  const { mutateAsync: update } = useSubmit(orpc.temas.update);
  const initial = useMemo(() => formValues(VAZIO, tema), [tema]);
  const [pendente, setPendente] = useState(false);
  const link = useRef<LinkHandle | null>(null);
  const { form, salvar } = useFormDoRegistro({
    ...{ schema: temaPasso2Form, initial, ...TEXTS, registro: tema, salva },
    criar: () => Promise.reject(new TypeError('Step 1 makes the theme')),
    alterar: (changes, versao) => update({ ...changes, id: tema.id, versao, page: PASSO }),
    onSalvo: (novo) => {
      notify.success(messages.gerais);
      onTema(novo);
    },
  });
  const { dirty } = form;
  const sujo = dirty || pendente;
  useEffect(() => onSujo(sujo), [sujo, onSujo]);

  /** Nothing was typed: only that the step is done is said, whatever anybody else has changed meanwhile. */
  const alcancar = async (versao: number): Promise<boolean> => {
    if (tema.page >= PASSO) return true;
    try {
      const novo = await update({ id: tema.id, versao, page: PASSO });
      salva.current = Math.max(salva.current, novo.versao);
      onTema(novo);
      return true;
    } catch (error) {
      const agora = isApiError(error) && error.code === CONFLITO ? error.data.versao : null;
      if (typeof agora !== 'number' || agora === versao) throw error;
      return alcancar(agora);
    }
  };
  const salvarLink = async () => (await link.current?.salvar()) ?? true;
  useImperativeHandle(handle, () => ({
    salvar: async () => (await salvarLink()) && (!dirty || (await salvar())),
    avancar: async () =>
      (await salvarLink()) && (dirty ? await salvar() : await alcancar(Math.max(tema.versao, salva.current))),
  }));
  const of = { readOnly };
  const { casa, sigla, numero, ano } = form.values;
  const proposicao = { casa: CASAS_DA_PROPOSICAO.find((uma) => uma === casa) ?? null, sigla, numero, ano };
  return (
    <>
      <FormDoPasso form={form}>
        <div className={classes.campos}>
          <SelectField
            {...form.field('classificacaoTema')}
            {...of}
            options={optionsOf(CLASSIFICACOES_DO_TEMA)}
            span={3}
          />
          <Tags form={form} readOnly={readOnly} />
        </div>
        <FormSection
          title="Proposição"
          description="Se o tema é de um projeto ou de uma medida: os quatro campos juntos."
        >
          <SelectField {...form.field('casa')} {...of} options={optionsOf(CASAS_DA_PROPOSICAO)} span={2} />
          <TextField {...form.field('sigla')} {...of} span={2} placeholder="PL" />
          <IntegerField {...form.field('numero')} {...of} maxDigits={6} span={2} />
          <IntegerField {...form.field('ano')} {...of} maxDigits={4} span={2} />
          <TextField {...form.field('autor')} {...of} span={4} />
          {!readOnly && <MesmaProposicao temaId={tema.id} {...proposicao} />}
        </FormSection>
      </FormDoPasso>
      <ArquivosELinks
        temaId={tema.id}
        contexto={{}}
        arquivos={tema.arquivos}
        links={tema.links}
        readOnly={readOnly}
        onPendente={setPendente}
        handle={link}
        titulo="Arquivos e links do tema"
      />
    </>
  );
}
