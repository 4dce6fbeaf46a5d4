import { Checkbox, CheckboxCard, HStack, RadioCard, RadioGroup } from '@chakra-ui/react';
import { RatingGroup, SegmentGroup, Slider, Switch } from '@chakra-ui/react';
import { Sample } from './Sheet.tsx';

const looks = ['solid', 'outline', 'subtle'] as const;

/** Controls for choosing from a few options. */
export function Choices() {
  return (
    <Sample title="Choices">
      {looks.map((variant) => (
        <HStack key={variant} gap="5">
          <Checkbox.Root defaultChecked variant={variant}>
            <Checkbox.HiddenInput />
            <Checkbox.Control />
            <Checkbox.Label>{variant}</Checkbox.Label>
          </Checkbox.Root>
          <RadioGroup.Root defaultValue="yes" variant={variant} aria-label={`Winter, ${variant}`}>
            <HStack>
              {['yes', 'no'].map((value) => (
                <RadioGroup.Item key={value} value={value}>
                  <RadioGroup.ItemHiddenInput />
                  <RadioGroup.ItemIndicator />
                  <RadioGroup.ItemText>{value}</RadioGroup.ItemText>
                </RadioGroup.Item>
              ))}
            </HStack>
          </RadioGroup.Root>
        </HStack>
      ))}
      <HStack gap="5">
        {(['solid', 'raised'] as const).map((variant) => (
          <Switch.Root key={variant} defaultChecked variant={variant}>
            <Switch.HiddenInput />
            <Switch.Control />
            <Switch.Label>{variant}</Switch.Label>
          </Switch.Root>
        ))}
        <Switch.Root>
          <Switch.HiddenInput />
          <Switch.Control />
          <Switch.Label>off</Switch.Label>
        </Switch.Root>
      </HStack>
      <SegmentGroup.Root defaultValue="Week" aria-label="Period">
        <SegmentGroup.Indicator />
        <SegmentGroup.Items items={['Day', 'Week', 'Month']} />
      </SegmentGroup.Root>
      <Slider.Root defaultValue={[40]}>
        <Slider.Label>Least offer</Slider.Label>
        <Slider.Control>
          <Slider.Track>
            <Slider.Range />
          </Slider.Track>
          <Slider.Thumbs />
        </Slider.Control>
      </Slider.Root>
      <RatingGroup.Root count={5} defaultValue={3}>
        <RatingGroup.Label>Condition</RatingGroup.Label>
        <RatingGroup.HiddenInput />
        <RatingGroup.Control />
      </RatingGroup.Root>
    </Sample>
  );
}

/** Choices with room for a description. */
export function CardChoices() {
  return (
    <Sample title="Cards to choose">
      {(['outline', 'surface', 'subtle', 'solid'] as const).map((variant) => (
        <CheckboxCard.Root key={variant} defaultChecked variant={variant}>
          <CheckboxCard.HiddenInput />
          <CheckboxCard.Control>
            <CheckboxCard.Content>
              <CheckboxCard.Label>{variant}</CheckboxCard.Label>
              <CheckboxCard.Description>Photos from all sides</CheckboxCard.Description>
            </CheckboxCard.Content>
            <CheckboxCard.Indicator />
          </CheckboxCard.Control>
        </CheckboxCard.Root>
      ))}
      <RadioCard.Root defaultValue="phone">
        <RadioCard.Label>How to send it</RadioCard.Label>
        <HStack>
          {['phone', 'email'].map((value) => (
            <RadioCard.Item key={value} value={value}>
              <RadioCard.ItemHiddenInput />
              <RadioCard.ItemControl>
                <RadioCard.ItemText>{value}</RadioCard.ItemText>
                <RadioCard.ItemIndicator />
              </RadioCard.ItemControl>
            </RadioCard.Item>
          ))}
        </HStack>
      </RadioCard.Root>
    </Sample>
  );
}
