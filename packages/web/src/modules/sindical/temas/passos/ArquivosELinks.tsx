import { Button } from '@mantine/core';
import {
  ARQUIVOS_DO_TEMA,
  type ArquivoDoTema,
  LINK_DO_TEMA_FIELDS as FIELDS,
  type LinkDoTema,
  temasMessages as messages,
  TIPOS_DE_LINK,
} from '@sede/domain/modules/sindical/temas';
import { linkForm } from '@sede/domain/modules/sindical/temas/contract';
import { IconLink, IconPlus, IconX } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { messageOf, orpc, useSubmit } from '#platform/api/index.ts';
import {
  type Attachment,
  AttachmentsField,
  FormSection,
  formTexts,
  NO_CHOICE,
  SelectField,
  TextField,
  useRecordForm,
} from '#platform/ui/form.ts';
import { confirm, notify, optionsOf } from '#platform/ui/index.ts';
import { FileList } from '#platform/ui/reading.ts';
import { FormDoPasso } from './FormDoPasso.tsx';
import classes from './passos.module.css';

export interface ArquivosELinksProps {
  temaId: string;
  /** The item or action that they belong to; neither: the theme itself. */
  contexto: { itemId?: string; acaoId?: string };
  arquivos: readonly ArquivoDoTema[];
  links: readonly LinkDoTema[];
  readOnly: boolean;
  titulo: string;
  /** A file is on its way. */
  onEnviando: (on: boolean) => void;
}

const NOVO_LINK = { nome: '', tipo: NO_CHOICE, url: '' };
const TEXTS = formTexts(FIELDS);

type LugarProps = Pick<ArquivosELinksProps, 'temaId' | 'contexto'>;

function NovoLink({ temaId, contexto, onClose }: LugarProps & { onClose: () => void }) {
  const { mutateAsync: incluir } = useSubmit(orpc.temas.incluirLink);
  const form = useRecordForm({
    schema: linkForm,
    initial: NOVO_LINK,
    ...TEXTS,
    submit: (input) => incluir({ ...input, ...contexto, id: temaId }),
    onSaved: () => {
      notify.success(messages.linkSalvo);
      onClose();
    },
  });
  return (
    <div className={classes.novoLink}>
      <FormDoPasso form={form} label="Novo link">
        <FormSection title="Novo link">
          <TextField {...form.field('nome')} span={4} autoFocus />
          <SelectField {...form.field('tipo')} options={optionsOf(TIPOS_DE_LINK)} span={2} />
          <TextField {...form.field('url')} type="url" placeholder="https://" />
        </FormSection>
      </FormDoPasso>
      <div className={classes.botoes}>
        <Button variant="default" size="compact-md" onClick={onClose}>
          Cancelar
        </Button>
        <Button
          size="compact-md"
          disabled={!form.canSubmit || form.missing.length > 0}
          loading={form.submitting}
          onClick={() => void form.submit()}
        >
          Incluir link
        </Button>
      </div>
    </div>
  );
}

function Links({ links, readOnly }: Pick<ArquivosELinksProps, 'links' | 'readOnly'>) {
  const { mutateAsync: excluir } = useSubmit(orpc.temas.excluirLink);
  if (links.length === 0) return null;
  const remove = async ({ id, versao, nome }: LinkDoTema) => {
    const { confirmed } = await confirm({
      title: 'Excluir link',
      message: messages.confirmaLink(nome),
      confirmLabel: 'Excluir',
      danger: true,
      run: () => excluir({ id, versao }),
    });
    if (confirmed) notify.success(messages.linkExcluido);
  };
  return (
    <ul className={classes.links} aria-label="Links">
      {links.map((link) => (
        <li key={link.id}>
          <IconLink size={16} aria-hidden />
          <span>
            <a href={link.url} target="_blank" rel="noreferrer">
              {link.nome}
              <span className="visually-hidden"> (abre em outra aba)</span>
            </a>
            <span className={classes.tipo}>{link.tipo}</span>
          </span>
          {!readOnly && (
            <button type="button" aria-label={`Excluir o link ${link.nome}`} onClick={() => void remove(link)}>
              <IconX size={16} aria-hidden />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Files and links of a theme, of one of its items or actions: each is kept at once. Source: spec 3 §4 (Theme), §5, §8. */
export function ArquivosELinks(props: ArquivosELinksProps) {
  const { temaId, contexto, arquivos, links, readOnly, titulo } = props;
  const { mutateAsync: incluir } = useSubmit(orpc.temas.incluirArquivo);
  const { mutateAsync: excluir } = useSubmit(orpc.temas.excluirArquivo);
  const [recusa, setRecusa] = useState<string | null>(null);
  const [novoLink, setNovoLink] = useState(false);
  const headingId = useId();
  const keep = async (anexo: Attachment) => {
    setRecusa(null);
    try {
      await incluir({ id: temaId, anexo: anexo.id, ...contexto });
      notify.success(messages.arquivoCarregado);
    } catch (error) {
      setRecusa(messageOf(error));
    }
  };
  const remove = (anexo: string) => {
    const arquivo = arquivos.find((um) => um.anexo.id === anexo);
    return arquivo ? excluir({ id: arquivo.id, versao: arquivo.versao }) : Promise.resolve();
  };
  if (readOnly && arquivos.length + links.length === 0) return null;
  return (
    <section className={classes.anexados} aria-labelledby={headingId}>
      <h4 id={headingId}>{titulo}</h4>
      {arquivos.length > 0 && (
        <FileList
          files={arquivos.map(({ anexo }) => anexo)}
          rule={ARQUIVOS_DO_TEMA}
          removal={
            readOnly ? undefined : { question: messages.confirmaArquivo, done: messages.arquivoExcluido, run: remove }
          }
        />
      )}
      <Links links={links} readOnly={readOnly} />
      {!readOnly && (
        <AttachmentsField
          label="Incluir arquivos"
          rule={ARQUIVOS_DO_TEMA}
          value={[]}
          onChange={(sent) => {
            const last = sent.at(-1);
            if (last) void keep(last);
          }}
          error={recusa}
          onPending={props.onEnviando}
          onFailed={() => notify.error(messages.erroUpload)}
        />
      )}
      {!readOnly && !novoLink && (
        <Button
          variant="default"
          size="compact-md"
          leftSection={<IconPlus size={15} aria-hidden />}
          onClick={() => setNovoLink(true)}
        >
          Incluir link
        </Button>
      )}
      {novoLink && <NovoLink temaId={temaId} contexto={contexto} onClose={() => setNovoLink(false)} />}
    </section>
  );
}
