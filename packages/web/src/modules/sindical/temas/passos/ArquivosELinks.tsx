import { Button } from '@mantine/core';
import {
  ARQUIVOS_DO_TEMA,
  type ArquivoDoTema,
  LINK_DO_TEMA_FIELDS as FIELDS,
  type LinkDoTema,
  passosMessages as messages,
  TIPOS_DE_LINK,
} from '@sede/domain/modules/sindical/temas';
import { linkForm } from '@sede/domain/modules/sindical/temas/contract';
import { IconLink, IconPlus, IconTrash } from '@tabler/icons-react';
import { type RefObject, useEffect, useId, useImperativeHandle, useRef, useState } from 'react';
import { messageOf, orpc, useSubmit } from '#platform/api/index.ts';
import {
  type Attachment,
  AttachmentsField,
  FormSection,
  formTexts,
  NO_CHOICE,
  SelectField,
  TextField,
} from '#platform/ui/form.ts';
import { confirm, notify, optionsOf } from '#platform/ui/index.ts';
import { FileList } from '#platform/ui/reading.ts';
import { FormDoPasso } from './FormDoPasso.tsx';
import classes from './passos.module.css';
import { useFormDoRegistro } from './useFormDoRegistro.ts';

export interface ArquivosELinksProps {
  temaId: string;
  /** The item or action that they belong to; neither: the theme itself. */
  contexto: { itemId?: string; acaoId?: string };
  arquivos: readonly ArquivoDoTema[];
  links: readonly LinkDoTema[];
  readOnly: boolean;
  titulo: string;
  /** Something is not kept yet: a file on its way, a link that is typed. */
  onPendente: (on: boolean) => void;
  /** Keeps a link that is typed. */
  handle: RefObject<LinkHandle | null>;
}

/** `salvar`: false where a typed link cannot be kept; its fields then say why. */
export interface LinkHandle {
  salvar: () => Promise<boolean>;
}

const NOVO_LINK = { nome: '', tipo: NO_CHOICE, url: '' };
const TEXTS = formTexts(FIELDS);

type LugarProps = Pick<ArquivosELinksProps, 'temaId' | 'contexto'>;

interface NovoLinkProps extends LugarProps {
  handle: RefObject<LinkHandle | null>;
  onSujo: (on: boolean) => void;
  onClose: () => void;
}

function NovoLink({ temaId, contexto, handle, onSujo, onClose }: NovoLinkProps) {
  const { mutateAsync: incluir } = useSubmit(orpc.temas.incluirLink);
  const salva = useRef(0);
  const { form, salvar } = useFormDoRegistro({
    ...{ schema: linkForm, initial: NOVO_LINK, ...TEXTS, registro: null, salva },
    criar: (input) => incluir({ ...input, ...contexto, id: temaId }),
    alterar: () => Promise.reject(new TypeError('A link is never changed')),
    onSalvo: () => {
      notify.success(messages.linkSalvo);
      onClose();
    },
  });
  const { dirty } = form;
  useEffect(() => {
    onSujo(dirty);
    return () => onSujo(false);
  }, [dirty, onSujo]);
  useImperativeHandle(handle, () => ({ salvar: async () => !dirty || (await salvar()) }));
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
          onClick={() => void salvar()}
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
              <IconTrash size={16} aria-hidden />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Files and links of a theme, of one of its items or actions: each is kept at once. Source: spec 3 §4 (Theme), §5, §8. */
export function ArquivosELinks(props: ArquivosELinksProps) {
  const { temaId, contexto, arquivos, links, readOnly, titulo, handle, onPendente } = props;
  const { mutateAsync: incluir } = useSubmit(orpc.temas.incluirArquivo);
  const { mutateAsync: excluir } = useSubmit(orpc.temas.excluirArquivo);
  const [recusa, setRecusa] = useState<string | null>(null);
  const [novoLink, setNovoLink] = useState(false);
  const [enviando, setEnviando] = useState(false);
  const [linkSujo, setLinkSujo] = useState(false);
  const pendente = enviando || linkSujo;
  useEffect(() => onPendente(pendente), [pendente, onPendente]);
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
          onPending={setEnviando}
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
      {novoLink && (
        <NovoLink
          temaId={temaId}
          contexto={contexto}
          handle={handle}
          onSujo={setLinkSujo}
          onClose={() => setNovoLink(false)}
        />
      )}
    </section>
  );
}
