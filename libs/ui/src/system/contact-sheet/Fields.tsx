import { Editable, Field, Fieldset, FileUpload, Input, InputGroup } from '@chakra-ui/react';
import { NativeSelect, NumberInput, PinInput, TagsInput, Textarea, Button } from '@chakra-ui/react';
import Mail from 'lucide-react/icons/mail';
import { Sample } from './Sheet.tsx';

/** Text inputs. */
export function Fields() {
  return (
    <Sample title="Fields">
      <Fieldset.Root>
        <Fieldset.Legend>Owner</Fieldset.Legend>
        <Fieldset.HelperText>Who answers for the car</Fieldset.HelperText>
        <Fieldset.Content>
          <Field.Root required>
            <Field.Label>
              Name <Field.RequiredIndicator />
            </Field.Label>
            <Input placeholder="Ann Lee" />
            <Field.HelperText>As on the license</Field.HelperText>
          </Field.Root>
          <Field.Root invalid>
            <Field.Label>Phone</Field.Label>
            <Input variant="subtle" defaultValue="12" />
            <Field.ErrorText>This phone number is not valid</Field.ErrorText>
          </Field.Root>
        </Fieldset.Content>
      </Fieldset.Root>
      <Field.Root>
        <Field.Label>Email</Field.Label>
        <InputGroup startElement={<Mail size={16} />} endAddon=".com">
          <Input variant="flushed" placeholder="name@example" />
        </InputGroup>
      </Field.Root>
      <Field.Root>
        <Field.Label>Comment</Field.Label>
        <Textarea placeholder="A scratch on the left door" />
      </Field.Root>
      <Field.Root disabled>
        <Field.Label>Closed</Field.Label>
        <Input placeholder="Not now" />
      </Field.Root>
      <Editable.Root defaultValue="Rename this report">
        <Editable.Preview />
        <Editable.Input aria-label="Name of the report" />
      </Editable.Root>
    </Sample>
  );
}

/** Fields for one kind of value. */
export function ValueFields() {
  return (
    <Sample title="Values">
      <Field.Root>
        <Field.Label>Fuel</Field.Label>
        <NativeSelect.Root>
          <NativeSelect.Field placeholder="Choose">
            <option value="diesel">Diesel</option>
            <option value="petrol">Gasoline</option>
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      </Field.Root>
      <NumberInput.Root defaultValue="12500" min={0}>
        <NumberInput.Label>Price</NumberInput.Label>
        <NumberInput.Control />
        <NumberInput.Input />
      </NumberInput.Root>
      <PinInput.Root defaultValue={['4', '2']}>
        <PinInput.Label>Code</PinInput.Label>
        <PinInput.HiddenInput />
        <PinInput.Control>
          {[0, 1, 2, 3].map((index) => (
            <PinInput.Input key={index} index={index} />
          ))}
        </PinInput.Control>
      </PinInput.Root>
      <TagsInput.Root defaultValue={['Winter tires', 'Tow bar']}>
        <TagsInput.Label>Extras</TagsInput.Label>
        <TagsInput.Control>
          <TagsInput.Items />
          <TagsInput.Input placeholder="Add one" />
        </TagsInput.Control>
      </TagsInput.Root>
      <FileUpload.Root maxFiles={4} translations={{ dropzone: 'Drop photos here' }}>
        <FileUpload.HiddenInput aria-label="Photos" />
        <FileUpload.Trigger asChild>
          <Button variant="outline" size="sm">
            Choose photos
          </Button>
        </FileUpload.Trigger>
        <FileUpload.Dropzone>
          <FileUpload.DropzoneContent>Drop photos here</FileUpload.DropzoneContent>
        </FileUpload.Dropzone>
      </FileUpload.Root>
    </Sample>
  );
}
