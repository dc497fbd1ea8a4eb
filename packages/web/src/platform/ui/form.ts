/**
 * The screen kit's form side: imported only by forms, which load lazily, so that none of it is in the first chunk.
 */
export { AttachmentsField, type AttachmentsFieldProps } from './attachments/AttachmentsField.tsx';
export { OneFileField, type OneFileFieldProps } from './attachments/OneFileField.tsx';
export { type FileValues, fileValues, NO_FILE, savingFile, withoutFile } from './attachments/oneFile.ts';
export { type Attachment, sendFile } from './attachments/upload.ts';
export { type Edit, type SaveSteps, useSaveWithFiles } from './attachments/useSaveWithFiles.ts';
export { ActionDialog, type ActionDialogProps } from './dialogs/ActionDialog.tsx';
export { Dialog, type DialogProps } from './dialogs/Dialog.tsx';
export { ReadingDialog, type ReadingDialogProps } from './dialogs/ReadingDialog.tsx';
export { CheckGroup } from './fields/CheckGroup.tsx';
export { RadioGroup, SelectField, SwitchField } from './fields/ChoiceFields.tsx';
export { DateField } from './fields/DateField.tsx';
export type { Binding, FieldProps } from './fields/field.ts';
export { MaskedField, type MaskName } from './fields/MaskedField.tsx';
export { IntegerField, MoneyField } from './fields/NumberFields.tsx';
export { RecordPicker } from './fields/RecordPicker.tsx';
export { TextArea, TextField } from './fields/TextField.tsx';
export { FormDrawer, type FormDrawerProps } from './form/FormDrawer.tsx';
export { FormNotice } from './form/FormNotice.tsx';
export { FormSection } from './form/FormSection.tsx';
export type { FormSchema } from './form/formState.ts';
export { formValues } from './form/formValues.ts';
export { PageForm, type PageFormProps } from './form/PageForm.tsx';
export {
  type FormField,
  type FormPart,
  partOf,
  type RecordForm,
  type RecordFormOptions,
  type SharedForm,
  type SubmitContext,
  useRecordForm,
} from './form/useRecordForm.ts';
export { HistoryDialog, type HistoryDialogProps } from './history/HistoryDialog.tsx';
export { HistoryPanel } from './history/HistoryPanel.tsx';
export type { HistoryEntry } from './history/historyLine.ts';
export { changesOf, type FormTexts, formTexts } from './record/formTexts.ts';
export { RecordDialog, type RecordDialogProps } from './record/RecordDialog.tsx';
export { saving } from './record/saving.ts';
export { useCreateForm, useEditForm } from './record/useSavingForms.ts';
export { type RegisterFieldProps, registerField } from './register/RegisterField.tsx';
export { type RegisterFormsOptions, registerForms } from './register/registerForms.tsx';
